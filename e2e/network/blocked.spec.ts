import {follow} from "../support/links"
import {expectUsable, forgetNetwork} from "../support/network"
import {expect, stir, test} from "../support/test"
import {tripPath} from "../support/trips"

test.afterEach(({faults}) => forgetNetwork(faults))

for (const [what, pattern] of [
  ["scripts are blocked", /\.js$/],
  ["pictures fail", /\.(avif|webp|jpe?g|png)$/],
  ["data fails", /page-data/],
  ["template's code fails", /component---.*\.js$/],
  ["fonts fail", /\.woff2$/],
] as const)
  test(`a page whose ${what} can be read and booked`, async ({page}) => {
    await page.route(pattern, route => route.abort())
    await page.goto(tripPath("es"))
    await stir(page)
    await page.waitForLoadState("networkidle")
    await expectUsable(page)
    await page.getByRole("contentinfo").getByRole("link", {name: "English"}).click()
    await expect(page).toHaveURL(tripPath("en"))
    await expectUsable(page)
  })

test("a page whose scripts never end loading can be read and booked meanwhile", async ({page}) => {
  await page.route(/\.js$/, () => undefined)
  await page.goto(tripPath("en"), {waitUntil: "domcontentloaded"})
  await expectUsable(page)
  await follow(page, "/en/about-us/")
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
})
