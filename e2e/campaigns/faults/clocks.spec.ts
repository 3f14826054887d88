import {consentKey} from "../../support/consent"
import {expectPage} from "../../support/links"
import {dayFromNow, savedKey, someTrips} from "../../support/planner"
import {type Screen, templates} from "../../support/screens"
import {expect, test, waitForHydration} from "../../support/test"

const year = 365 * 24 * 60 * 60 * 1000

/** How far the clock of the device is from the right time, in milliseconds. */
const clocks = {
  "a year ahead": year,
  "a year behind": -year,
  "at the beginning of all clocks": -Date.now(),
  "in another century": 100 * year,
} as const

const prepare: Screen = {
  name: "a trip that is being prepared",
  route: () => `experiences/${someTrips(1)[0]?.slug}/`,
}

for (const [clock, shift] of Object.entries(clocks))
  for (const {name, route} of [...templates, prepare])
    test(`clock: ${clock}: ${name}`, async ({page}) => {
      let loads = 0
      page.on("request", request => {
        if (request.isNavigationRequest()) loads += 1
      })
      // What the device keeps is of the right time.
      await page.addInitScript(
        ([saved, trips, consent]) => {
          localStorage.setItem(saved, trips)
          localStorage.setItem(consent, "accepted")
        },
        [savedKey, JSON.stringify(someTrips(2).map(({slug}) => slug)), consentKey] as const,
      )
      await page.clock.install({time: Date.now() + shift})
      await page.goto(`/es/${route()}`)
      await waitForHydration(page)
      await expect(page.getByRole("heading", {level: 1})).toBeVisible()
      if (name === prepare.name) {
        await page.locator("#prepare").getByRole("button").first().click()
        const day = page.locator("#prepare input[type=date]")
        await day.fill(dayFromNow(30))
        await expect(day).toHaveValue(dayFromNow(30))
      }
      await page.clock.fastForward("01:00")
      await page.locator("footer a[href='/es/questions-answers/']").first().click()
      await expectPage(page, /questions-answers/)
      await expect(page.getByRole("heading", {level: 1})).toBeVisible()
      expect(loads).toBeLessThanOrEqual(2)
    })
