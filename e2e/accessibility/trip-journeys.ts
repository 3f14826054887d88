import type {Page} from "@playwright/test"
import type {Language} from "../../src/i18n/languages"
import {list, status, tickRegion, tripsWith, unfold} from "../support/filter"
import type {Journey} from "../support/journey"
import {bookLinks} from "../support/links"
import {dayFromNow, saveAhead, someSlugs} from "../support/planner"
import {experiences, regions} from "../support/site"
import {answerQuestion} from "../support/states"
import {expect, openLaidOut} from "../support/test"
import {crowdedRegion, given} from "../support/trips"
import {word} from "../support/words"

/** Goes somewhere with a reader's help, and has read it at each step. */
export type TakeJourney = (journey: Journey, page: Page, language: Language) => Promise<void>

/** A trip of all year to one place where nothing is asked for and no fee is paid: most are so. */
const anyTrip = () =>
  given(
    experiences.find(
      trip =>
        !trip.season &&
        trip.regions.length === 1 &&
        regions.some(
          ({slug, health, fees}) =>
            slug === trip.regions[0] && health?.yellowFever === "no" && !fees?.length,
        ),
    ),
    "no trip goes to one place that asks for nothing",
  )

/** Opens a page whose question about cookies is answered. */
export const arrive = async (page: Page, path: string) => {
  await openLaidOut(page, path)
  await answerQuestion(page)
}

/** From a trip to its booking, and what helps on the way there. */
export const tripJourneys: Record<string, TakeJourney> = {
  "book a trip": async (journey, page, language) => {
    await arrive(page, `/${language}/experiences/${anyTrip().slug}/`)
    const t = (key: string) => word(language, "common", key)
    const card = `main section[aria-label="${word(language, "experience", "facts.label")}"]`
    await journey.title("opens the page of a trip")
    await journey.read("reads its poster", "main > section")
    await journey.read("reads the card that books it", card)
    await journey.do(`presses “${t("party.label")}”`, card, async () => {
      await page.getByRole("button", {name: t("party.label")}).press("Enter")
      await expect(page.getByLabel(t("party.month"))).toBeFocused()
    })
    await page.getByLabel(t("party.month")).selectOption({index: 1})
    await journey.read("reads the fields", `${card} fieldset`)
    await journey.do("goes to the link that books", card, async () => {
      await bookLinks(page, "facts").focus()
    })
  },

  "filter the catalogue": async (journey, page, language) => {
    await arrive(page, `/${language}/experiences/`)
    const given = {region: crowdedRegion}
    await journey.title("opens the catalogue")
    await journey.read("reads the filter", "main search")
    await journey.do("chooses a region", "main search", async () => {
      await tickRegion(page, given.region)
      await expect(status(page)).not.toBeEmpty()
    })
    await expect(page.locator("main ul[data-list] > li")).toHaveCount(tripsWith(given).length)
    await journey.read("reads the first trip", "main ul[data-list] > li")
    await journey.do("takes the choice back", "main search", async () => {
      await page
        .getByRole("button", {name: word(language, "experiences", "filter.clear")})
        .press("Enter")
      await expect(list(page, "length")).toBeFocused()
    })
  },

  "search a trip": async (journey, page, language) => {
    await arrive(page, `/${language}/experiences/`)
    await page.setViewportSize({width: 375, height: 740})
    const field = page.getByRole("searchbox")
    await journey.title("opens the catalogue on a phone")
    // The search itself comes with the focus.
    const search = page.waitForResponse(/\/trips\.json$/)
    await journey.do("unfolds search and filter", "main search", () => unfold(page, language))
    await journey.do("goes to the field", "main search", async () => {
      await field.focus()
      await search
    })
    await journey.do("types", "main search", async () => {
      await field.pressSequentially("xqzjw")
      await expect(status(page)).toHaveText(/\d/)
    })
    await journey.read("reads what is found", "main div:has(> h2):has(> div > a)")
  },

  "compare trips": async (journey, page, language) => {
    const slugs = someSlugs(3)
    await saveAhead(page, slugs)
    await arrive(page, `/${language}/saved/`)
    const boxes = page.getByRole("main").getByRole("checkbox")
    await expect(boxes).toHaveCount(3)
    await journey.title("opens the saved trips")
    await journey.read("reads the first", "main li:has(input)")
    await journey.do("takes the third out of the comparison", "main", async () => {
      await boxes.nth(2).press("Space")
      await expect(page.locator('main a[href*="/compare/"]')).toBeVisible()
    })
    await journey.do("follows the link to the comparison", "#announcer", async () => {
      await page.locator('main a[href*="/compare/"]').press("Enter")
      await expect(page.getByRole("table")).toBeVisible()
    })
    await journey.read("reads the head of the table", "table thead")
    await journey.read("reads its first row", "table tbody tr")
  },

  "remove a saved trip": async (journey, page, language) => {
    await saveAhead(page, someSlugs(2))
    await arrive(page, `/${language}/saved/`)
    const items = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({has: page.getByRole("checkbox")})
    const remove = new RegExp(`^${word(language, "planner", "saved.remove")}`)
    await expect(items).toHaveCount(2)
    for (const [which, left] of [
      ["one", 1],
      ["the last", 0],
    ] as const)
      await journey.do(`removes ${which}`, "main", async () => {
        await items.first().getByRole("button", {name: remove}).press("Enter")
        await expect(items).toHaveCount(left)
      })
  },

  "prepare a trip": async (journey, page, language) => {
    await arrive(page, `/${language}/experiences/${anyTrip().slug}/`)
    const part = page.locator("#prepare")
    await journey.read("reads the section", "#prepare")
    const day = part.getByLabel(word(language, "preparation", "day"))
    await journey.do("presses its button", "#prepare", async () => {
      await part.getByRole("button").press("Enter")
      await expect(day).toBeFocused()
    })
    await journey.do("gives the first day of the trip", "#prepare", async () => {
      await day.fill(dayFromNow(60))
      await expect(part.getByRole("listitem").first()).toBeVisible()
    })
    await journey.read("reads what to do", "#prepare ol")
    await journey.do("gives a day that is past", "#prepare", async () => {
      await day.fill(dayFromNow(-1))
      await expect(part.getByRole("listitem")).toHaveCount(0)
    })
  },
}
