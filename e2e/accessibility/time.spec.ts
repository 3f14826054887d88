import {openUp} from "../support/states"
import {expect, openLaidOut, test} from "../support/test"
import {tripOf} from "../support/trips"

for (const [name, language, route] of [
  ["the catalogue", "en", () => "experiences/"],
  ["a trip", "es", () => `experiences/${tripOf().slug}/`],
] as const)
  test(`${name} in ${language} waits a day for its reader`, async ({page}) => {
    await page.clock.install()
    await openLaidOut(page, `/${language}/${route()}`)
    await expect(page.getByRole("dialog")).toBeVisible()
    await openUp(page, name, language)
    const seen = () => page.locator("body").ariaSnapshot()
    const before = await seen()
    await page.clock.fastForward("24:00:00")
    expect(await seen()).toBe(before)
  })
