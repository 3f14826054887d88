import type {Locator, Page} from "@playwright/test"
import {readBuilt} from "./support/built-pages"
import {answerAhead} from "./support/consent"
import {saveAhead, someTrips} from "./support/planner"
import {expect, openPage, test} from "./support/test"
import {crowdedRegion, tripWith} from "./support/trips"

/** Where cards stand: the page after its language, and the cards in view there. */
const places = {
  "the catalogue's sliders": () => ["experiences/", "[data-in-view] > [data-color]"],
  "the results of a filter": () => [
    `experiences/?region=${crowdedRegion}`,
    "ul[data-list] > li > [data-color]",
  ],
  "the lengths on the home page": () => ["", "[data-color]:has(> div > picture)"],
  "all destinations": () => ["destinations/", "li:has(> picture)"],
  "saved trips": () => ["saved/", "li:has(> picture)"],
} as const satisfies Record<string, () => readonly [path: string, cards: string]>

/** What on a card leads elsewhere than its link, and what stands within another control. */
const faultsOf = (card: Locator) =>
  card.evaluate(element => {
    const link = element.querySelector("a")
    element.scrollIntoView({block: "center", behavior: "instant"})
    const middleOf = (part: Element) => {
      const {left, top, width, height} = part.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)
    }
    const controls = "a, button, label, input"
    const dead = [...element.querySelectorAll("picture img, h2, h3, p")]
      .filter(part => !part.closest(controls) && middleOf(part)?.closest("a") !== link)
      .map(part => `dead: ${part.outerHTML.slice(0, 80)}`)
    const covered = [...element.querySelectorAll("button, label, a")]
      .filter(part => part.checkVisibility() && !part.contains(middleOf(part)))
      .map(part => `covered: ${part.outerHTML.slice(0, 80)}`)
    const nested = [...element.querySelectorAll(":is(a, button) :is(a, button, input, select)")]
    return [...dead, ...covered, ...nested.map(part => `nested: ${part.outerHTML.slice(0, 80)}`)]
  })

const openAt = async (page: Page, path: string, width: number) => {
  await answerAhead(page, "rejected")
  await page.emulateMedia({reducedMotion: "reduce"})
  await page.setViewportSize({width, height: 900})
  await saveAhead(page, someTrips(2))
  await openPage(page, path)
}

for (const [index, [name, of]] of Object.entries(places).entries()) {
  // A phone and a desktop in turn.
  const [language, width] = index % 2 === 0 ? ["en", 375] : ["es", 1280]
  test(`cards lead on as a whole: ${name} at ${width} px`, async ({page}) => {
    const [path, selector] = of()
    await openAt(page, `/${language}/${path}`, width)
    const sliders = page.locator("main section[aria-roledescription]")
    for (const slider of selector.includes("in-view") ? await sliders.all() : []) {
      await slider.scrollIntoViewIfNeeded()
      await expect(slider).toHaveAttribute("data-started", "")
    }
    const cards = page.locator("main").locator(selector)
    await expect(cards.first()).toBeVisible()
    const faults = []
    for (const card of (await cards.all()).slice(0, 4)) faults.push(...(await faultsOf(card)))
    expect(faults).toEqual([])
  })
}

test("a card's button stands where the keyboard finds it, saves or takes out, leads nowhere", async ({
  page,
}) => {
  await openAt(page, `/en/experiences/?region=${crowdedRegion}`, 1280)
  const card = page.locator("main ul[data-list] > li").first()
  const tops = await card
    .locator("a, button")
    .evaluateAll(all => all.map(control => Math.round(control.getBoundingClientRect().top)))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  const button = card.getByRole("button")
  const before = (await button.getAttribute("aria-label")) ?? ""
  await button.click()
  await expect(button).not.toHaveAttribute("aria-label", before)
  await expect(page).toHaveURL(/\?region=/)
})

test("a row of long trips says of each whom it is for, and so does its page", () => {
  const {slug, bestFor, cardDescription} = tripWith("bestFor")
  const [whom = ""] = bestFor?.es.split(":") ?? []
  const {visibleText} = readBuilt("/es/experiences/")
  expect(visibleText).toContain(whom)
  expect(visibleText).toContain(cardDescription.es)
  expect(readBuilt(`/es/experiences/${slug}/`).visibleText).toContain(bestFor?.es)
})
