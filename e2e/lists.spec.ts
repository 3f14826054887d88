import {expect, test, waitForHydration} from "./support/test"

const choices = (name: string) => `select[name=${name}] option`

for (const language of ["en", "es"]) {
  test(`/${language}/experiences/ has every choice of its lists, in both forms`, async ({page}) => {
    await page.goto(`/${language}/experiences/`)
    await expect(page.locator(choices("month"))).toHaveCount(13)
    await expect(page.locator(choices("pickUp"))).toHaveCount(8)
    await waitForHydration(page)
    await expect(page.locator(choices("month"))).toHaveCount(13)
    await expect(page.locator("select template")).toHaveCount(0)
  })
}

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false})

  test("the filter is not there, and the lists of the form below are whole", async ({page}) => {
    await page.goto("/es/experiences/")
    await expect(page.getByRole("search")).toHaveCount(0)
    await expect(page.locator(choices("pickUp"))).toHaveCount(8)
    await expect(page.locator(choices("dropOff"))).toHaveCount(8)
  })
})
