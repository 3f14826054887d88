import type {Locator, Page} from "@playwright/test"
import {isPriceOnRequest} from "../../gatsby/content/prices"
import type {Language} from "../../src/i18n/languages"
import {cardLinks, slugsOf} from "./links"
import {experiences} from "./site"
import {word} from "./words"

/** Whether a month has a day of a season, which may pass the end of the year. */
const hasDayOf = (month: string, {from, to}: {from: string; to: string}): boolean => {
  const [first, last] = [`${month.padStart(2, "0")}-01`, `${month.padStart(2, "0")}-31`]
  return from <= to ? first <= to && from <= last : first <= to || from <= last
}

/**
 * Finds what the catalogue's filter must leave, from the data alone.
 *
 * @param filter - choices as the address writes them
 * @returns slugs in alphabetical order
 */
export const tripsWith = (filter: Record<string, string>): string[] => {
  const {length, region, month, price} = filter
  return experiences
    .filter(({group}) => !length || group === length)
    .filter(({regions}) => !region || regions.includes(region))
    .filter(({season}) => !month || !season || hasDayOf(month, season))
    .filter(trip => !price || (!isPriceOnRequest(trip) && trip.price <= Number(price)))
    .map(({slug}) => slug)
    .sort()
}

/** A word that some trip has as a keyword of the other language, and that trip. */
export const foreignKeyword = (language: Language): {text: string; slug: string} => {
  const other = language === "en" ? "es" : "en"
  const found = experiences.find(({keywords}) => (keywords?.[other][0]?.length ?? 0) > 4)
  return {text: found?.keywords?.[other][0] ?? "", slug: found?.slug ?? ""}
}

/** The line that tells how many trips fit; empty while nothing is chosen. */
export const filterStatus = (page: Page): Locator => page.getByRole("search").getByRole("status")

/** The button that phones fold the filter under. */
export const filterFold = (page: Page, language: Language = "en"): Locator =>
  page.getByRole("search").getByRole("button", {name: word(language, "experiences", "filter.fold")})

/** One of the filter's lists; that of the month is home's finder's, too. */
export const filterList = (
  page: Page,
  name: "month" | "length" | "region" | "price" | "sort",
  language: Language = "en",
): Locator => {
  const label =
    name === "sort"
      ? word(language, "experiences", "sort.label")
      : word(language, "build", `filter.question.${name}`)
  return page.getByRole("combobox", {name: new RegExp(`^${label}`)})
}

/** The button that takes every choice back. */
export const showAll = (page: Page, language: Language = "en"): Locator =>
  page.getByRole("button", {name: word(language, "experiences", "filter.clear")})

/** What `filterStatus` says of a filter. */
export const statusOf = (filter: Record<string, string>, language: Language = "en"): string =>
  word(language, "experiences", "filter.results", {
    count: tripsWith(filter).length,
    total: experiences.length,
  })

export const resultLinks = (page: Page): Locator => cardLinks(page.locator("main ul[data-list]"))

/** Slugs of the trips that are shown as results, in alphabetical order. */
export const shownSlugs = async (page: Page): Promise<(string | undefined)[]> =>
  (await slugsOf(resultLinks(page))).sort()
