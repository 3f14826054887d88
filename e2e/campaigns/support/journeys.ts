import type {Page} from "@playwright/test"
import type {Language} from "../../../src/i18n/languages"
import {readBuilt} from "../../support/built-pages"
import {bookLinks, headerLink} from "../../support/links"
import {headingOf} from "../../support/site"
import {expect, stir} from "../../support/test"
import {tripOf, tripPath} from "../../support/trips"
import type {Trouble} from "./trouble"

/** Where a journey happens. */
export type Place = {origin: string; trouble: Trouble}

/** Words with which the story of a trip begins, as far as they stand there as they are stored. */
const openingOf = (language: Language) =>
  (tripOf().description[language].split(/\*\*|\{/)[0] ?? "").slice(0, 60).trim()

/** The page of the trip can be read and booked: its heading, its text, and the chat that was built. */
export const expectTrip = async (page: Page, language: Language): Promise<void> => {
  await expect(page.getByRole("heading", {level: 1})).toHaveText(tripOf().title[language])
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
  await expect(page.getByRole("main")).toContainText(openingOf(language))
  const book = bookLinks(page, "facts")
  await expect(book).toBeVisible()
  const chats = readBuilt(tripPath(language)).links.map(({attributes}) => attributes.href)
  expect(chats).toContain(await book.getAttribute("href"))
}

/** Turns of patience that a way to another page may take: of its data, and of a look for the network. */
const turns = 4

/**
 * Waits until the page has come to an address. As much of the page's own time passes as its patience
 * takes, but only while nothing is under way: an answer takes real time.
 */
export const arrive = async (page: Page, {origin, trouble}: Place, path: string): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) {
    await trouble.quiet()
    if (page.url() === origin + path) return
    // A page that is being left has no clock any more.
    await page.clock.fastForward(9000).catch(() => undefined)
  }
  await expect(page).toHaveURL(origin + path)
}

/** Wakes the page's scripts, as the first turn of a wheel does, and waits until they are done. */
export const wake = async (page: Page, trouble: Trouble): Promise<void> => {
  await stir(page)
  await trouble.quiet()
}

/** A minute of the page's own clock: longer than any of its patience. */
export const wait = async (page: Page, trouble: Trouble): Promise<void> => {
  await page.clock.fastForward("01:00")
  await trouble.quiet()
}

/** Goes from the catalogue to the page of the trip, as a press on its card does. */
const changePage = async (page: Page, place: Place) => {
  const path = tripPath("en")
  await page
    .locator(`main a[href="${path}"]`)
    .first()
    .evaluate((card: HTMLElement) => card.click())
  await arrive(page, place, path)
}

/** One visit, whose requests are broken one after the other. */
export type Journey = {
  name: "first visit" | "change of page"
  /** Opens the page; then come the scripts. */
  start: (page: Page, place: Place) => Promise<void>
  /** What the visitor does once the scripts are there; its requests alone are broken. */
  go?: (page: Page, place: Place) => Promise<void>
  expectWhole: (page: Page) => Promise<void>
  /** What the visitor does last. */
  leave: (page: Page, place: Place) => Promise<void>
}

const open =
  (path: string) =>
  async (page: Page, {origin}: Place) => {
    await page.goto(origin + path, {waitUntil: "commit"})
  }

const expectHeading = (page: Page, path: string) =>
  expect(page.getByRole("heading", {level: 1})).toHaveText(headingOf(path))

export const journeys: Journey[] = [
  {
    name: "first visit",
    start: (page, place) => open(tripPath("es"))(page, place),
    expectWhole: page => expectTrip(page, "es"),
    leave: async (page, place) => {
      await headerLink(page, "/es/about-us/").click()
      await arrive(page, place, "/es/about-us/")
      await expectHeading(page, "/es/about-us/")
    },
  },
  {
    name: "change of page",
    start: open("/en/experiences/"),
    go: changePage,
    expectWhole: page => expectTrip(page, "en"),
    leave: async (page, place) => {
      await page.goBack({waitUntil: "commit"})
      await arrive(page, place, "/en/experiences/")
      await expectHeading(page, "/en/experiences/")
    },
  },
]
