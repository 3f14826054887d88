import {
  allowFailures,
  appScript,
  catalogue,
  controls,
  expectNothingDead,
  filter,
  gone,
  stir,
  templateScript,
} from "./support/failing-scripts"
import {holdBack, startFile} from "./support/routes"
import {expect, test, waitForHydration} from "./support/test"

allowFailures()

for (const [what, files] of [
  ["the site's script", appScript],
  ["the start file", startFile],
  ["the catalogue's code", templateScript],
  ["the catalogue's data", /\/es\/experiences\/page-data\.json/],
] as const)
  test(`nothing dead is shown when ${what} never comes, and all of it once it does`, async ({
    page,
  }) => {
    await page.clock.install()
    const arrive = await holdBack(page, files)
    await page.goto(catalogue, {waitUntil: "domcontentloaded"})
    await expect(page.locator("html")).toHaveAttribute("data-painted", "")
    await stir(page)
    await expect(filter(page)).toBeVisible()
    await page.clock.fastForward("01:00")
    await expect(filter(page)).toBeHidden()
    await expect(controls(page).filter({visible: true})).toHaveCount(0)
    arrive()
    await waitForHydration(page)
    await expect(filter(page)).toBeVisible()
    await filter(page).locator("select[name=region]").selectOption({index: 1})
    await expect(page).toHaveURL(/region=/)
  })

test("data that fails leaves nothing dead once the patience is over", async ({page}) => {
  await page.clock.install()
  await page.route(/\/page-data\//, gone(500))
  await page.goto(catalogue)
  await stir(page)
  await page.waitForLoadState("networkidle")
  await page.clock.fastForward("01:00")
  await expect(filter(page)).toBeHidden()
  await expectNothingDead(page)
})
