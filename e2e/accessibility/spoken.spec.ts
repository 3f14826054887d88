import {languages, otherLanguages} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import {askAgain, question} from "../support/consent"
import {appScript} from "../support/failing-scripts"
import {Journey} from "../support/journey"
import {holdBack} from "../support/routes"
import {expect, test, waitForHydration, waitForLayout} from "../support/test"
import {arrive, type TakeJourney, tripJourneys} from "./trip-journeys"

// Without a worker, which would tell when it has kept the saved trips, at a time of its own.
test.use({bypassCSP: true, serviceWorkers: "block"})

const journeys: Record<string, TakeJourney> = {
  ...tripJourneys,

  "switch the language": async (journey, page, language) => {
    await arrive(page, `/${language}/about-us/`)
    await journey.title("opens a page")
    await journey.read("reads the header", "header")
    for (const other of otherLanguages(language)) {
      await page.locator("header").getByRole("link", {name: locales[other].name}).press("Enter")
      await page.waitForURL(`/${other}/about-us/`)
      await waitForLayout(page)
      journey.language = other
      await journey.title(`follows the link to ${locales[other].name}`)
      await journey.read("reads the header", "header")
      await journey.read("reads the switch in the footer", "footer nav")
    }
  },

  "answer the question about cookies": async (journey, page, language) => {
    const come = await holdBack(page, appScript)
    // Its load ends with the scripts that are held back.
    await page.goto(`/${language}/terms/`, {waitUntil: "domcontentloaded"})
    await journey.do("waits, and the question comes", "header", async () => {
      come()
      await waitForHydration(page)
      await expect(question(page, language)).toBeVisible()
    })
    await journey.read("reads it", "header [role=dialog]")
    await journey.do("rejects", "body", async () => {
      await question(page, language).getByRole("button").last().press("Enter")
      await expect(question(page, language)).toBeHidden()
    })
    await journey.do("asks for it again, in the footer", "body", async () => {
      await askAgain(page, language).press("Enter")
      await expect(question(page, language)).toBeFocused()
    })
    await journey.do("leaves it with Escape", "body", async () => {
      await page.keyboard.press("Escape")
      await expect(askAgain(page, language)).toBeFocused()
    })
  },
}

/** What is listened to by day. */
const daily = ["book a trip", "answer the question about cookies"]

for (const [name, take] of Object.entries(journeys))
  for (const language of languages)
    test(`what is spoken in ${language}: ${name}`, {
      tag: daily.includes(name) ? [] : "@nightly",
    }, async ({page, allowed}) => {
      allowed.push(/Service Worker registration blocked/)
      const journey = new Journey(page, language)
      await take(journey, page, language)
      journey.expectAsKept(`${name}, ${language}`)
    })
