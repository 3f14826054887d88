import {languages} from "../src/i18n/languages"
import {holdBack, startFile} from "./support/routes"
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
    await expect(page.locator("select template")).toHaveCount(0)
  })
}

test("the form far below is there after the first paint, though no late script arrives", async ({
  page,
}) => {
  await holdBack(page, startFile)
  await page.goto("/en/experiences/", {waitUntil: "domcontentloaded"})
  await expect(page.locator("#customize form")).toBeVisible()
  await page.locator("select[name=pickUp]").selectOption({index: 2})
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated")
})

for (const [hash, display] of [
  ["", "none"],
  ["#customize", "grid"],
] as const)
  test(`before the first paint of /es/experiences/${hash} the form is ${display}`, async ({
    page,
  }) => {
    await page.goto(`/es/experiences/${hash}`)
    const form = page.locator("#customize form")
    const shown = await form.evaluate(element => {
      const {dataset} = document.documentElement
      dataset.scripting = ""
      delete dataset.painted
      return getComputedStyle(element).display
    })
    expect(shown).toBe(display)
  })

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false})

  test("the filter is not there, and the lists of the form below are whole", async ({page}) => {
    await page.goto("/es/experiences/")
    await expect(page.getByRole("search")).toHaveCount(0)
    await expect(page.locator(choices("pickUp"))).toHaveCount(places)
    await expect(page.locator(choices("dropOff"))).toHaveCount(places)
  })
})
