import {languages} from "../src/i18n/languages"
import {catalogue} from "./support/site"
import {expect, test, waitForHydration} from "./support/test"

/** Every place to begin or end at, and one choice to leave it open. */
const places = catalogue.customize.points.options.length + 1

const choices = (name: string) => `select[name=${name}] option`

for (const language of languages) {
  test(`/${language}/experiences/ has every choice of its lists, in both forms`, async ({page}) => {
    await page.goto(`/${language}/experiences/`)
    await expect(page.locator(choices("month"))).toHaveCount(13)
    await expect(page.locator(choices("pickUp"))).toHaveCount(places)
    await waitForHydration(page)
    await expect(page.locator(choices("month"))).toHaveCount(13)
  })
}

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false})

  test("the filter is not there, and the lists of the form below are whole", async ({page}) => {
    await page.goto("/es/experiences/")
    await expect(page.getByRole("search")).toHaveCount(0)
    await expect(page.locator(choices("pickUp"))).toHaveCount(places)
    await expect(page.locator(choices("dropOff"))).toHaveCount(places)
  })
})
