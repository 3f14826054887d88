import {expect, type Page} from "@playwright/test"
import type {Language} from "../../src/i18n/languages"
import * as customTrip from "./custom-trip"
import {answerTo, shown, status, tickRegion, tripsWith, unfold} from "./filter"
import {wakeSlider} from "./links"
import {dayFromNow, someSlugs, storeTrips} from "./planner"
import {openLaidOut} from "./test"
import {crowdedRegion} from "./trips"
import {word} from "./words"

/** Answers the question about cookies with no. */
export const answerQuestion = async (page: Page): Promise<void> => {
  const question = page.getByRole("dialog")
  await question.getByRole("button").last().click()
  await expect(question).toBeHidden()
}

/** Opens every collapsible, and starts every slider. */
const openAll = async (page: Page) => {
  // Wide screens show some of them whole, without a summary.
  for (const block of await page.locator("main details").all())
    if (
      (await block.locator("summary").first().isVisible()) &&
      !(await block.evaluate(({open}: HTMLDetailsElement) => open))
    )
      await block.locator("summary").first().click()
  for (const slider of await page.locator("main section[aria-roledescription]:visible").all()) {
    await wakeSlider(slider)
  }
}

/** Half filled: two of the four parts are picked. */
const filterCatalogue = async (page: Page, language: Language) => {
  await customTrip.section(page).locator("select[name=pickUp]").selectOption({index: 1})
  await customTrip.radio(page, "style", customTrip.all.style).check()
  await unfold(page, language)
  // The first choice is an entry in the history, for which Gatsby writes the head anew.
  await page.locator("title").evaluate(title => title.setAttribute("data-old", ""))
  await tickRegion(page, crowdedRegion)
  await expect(status(page)).toHaveText(answerTo({region: crowdedRegion}, language))
  // The trips follow.
  await expect.poll(() => shown(page)).toEqual(tripsWith({region: crowdedRegion}))
  await expect(page.locator("title:not([data-old])")).toBeAttached()
}

const planTrip = async (page: Page, language: Language) => {
  await page.getByRole("button", {name: word(language, "common", "party.label")}).click()
  await page.getByLabel(word(language, "common", "party.month")).selectOption({index: 1})
  const preparation = page.locator("#prepare")
  await preparation.getByRole("button").click()
  await preparation.getByLabel(word(language, "preparation", "day")).fill(dayFromNow(60))
  await expect(preparation.getByRole("listitem").first()).toBeVisible()
}

const saveTrips = async (page: Page, language: Language) => {
  await storeTrips(page, someSlugs(3))
  await openLaidOut(page, `/${language}/saved/`)
  const trips = page.getByRole("main").getByRole("checkbox")
  await expect(trips).toHaveCount(3)
  await trips.first().check()
}

const compareTrips = async (page: Page, language: Language) => {
  const slugs = someSlugs(3)
  await openLaidOut(page, `/${language}/compare/?trips=${slugs.join(",")}`)
  await expect(page.getByRole("table")).toBeVisible()
}

/**
 * Brings a screen into the state in which most of it is shown: its collapsibles open, its sliders
 * started, and used for what it is there for.
 *
 * @param name - of the screen, as in `shapes`
 */
export const openUp = async (page: Page, name: string, language: Language): Promise<void> => {
  if (name === "saved trips") await saveTrips(page, language)
  if (name === "a comparison") await compareTrips(page, language)
  await openAll(page)
  if (name === "the catalogue") await filterCatalogue(page, language)
  if (name.startsWith("a trip")) await planTrip(page, language)
}

/** Searches the catalogue for what no trip has. */
export const searchInVain = async (page: Page, language: Language): Promise<void> => {
  await openLaidOut(page, `/${language}/experiences/?q=xqzjw`)
  const title = word(language, "experiences", "search.noneTitle", {words: "xqzjw"})
  await expect(page.getByRole("heading", {name: title})).toBeVisible()
}
