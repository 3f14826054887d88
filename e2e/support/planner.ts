import type {Locator, Page} from "@playwright/test"
import type {Language} from "../../src/i18n/languages"
import {experiences, type StoredTrip, site} from "./site"
import {skipUnless} from "./trips"
import {word} from "./words"

const plannerKey = `${site.productId}_planner`

/** Has a device keep what a visitor has chosen before its first page is opened. */
export const keepAhead = (page: Page, state: object): Promise<unknown> =>
  page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    [plannerKey, JSON.stringify({state, version: 0})] as const,
  )

/** Has a device save trips before its first page is opened. */
export const saveAhead = (page: Page, trips: readonly {slug: string}[]): Promise<unknown> =>
  keepAhead(page, {saved: trips.map(({slug}) => slug)})

export const storedTrips = (page: Page): Promise<unknown> =>
  page.evaluate(key => JSON.parse(localStorage.getItem(key) ?? "null")?.state.saved, plannerKey)

export const someTrips = (count: number): StoredTrip[] =>
  skipUnless(
    experiences.length >= count ? experiences.slice(0, count) : undefined,
    `there are no ${count} trips`,
  )

/** The button that saves the trip of a page, or says that it is saved. */
export const saveButton = (page: Page, language: Language): Locator => {
  const say = (key: string) => word(language, "cards", `save.${key}`)
  const named = (name: string) => page.getByRole("button", {name, exact: true})
  return named(say("trip")).or(named(`${say("saved")}, ${say("remove")}`))
}

/** The way to the saved trips in the header, beside the one of its menu. */
export const savedLink = (page: Page): Locator =>
  page.getByRole("banner").locator('a[href$="/saved/"]:not([hreflang], details a)')

/** A day that many days from today, as a date field takes it. */
export const dayFromNow = (days: number): string => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days))
    .toISOString()
    .slice(0, 10)
}
