import type {Page} from "@playwright/test"
import {byCatalogueOrder} from "../gatsby/content/catalogue-order"
import {languages} from "../src/i18n/languages"
import {cardLinks, expectPage} from "./support/links"
import {experiences, regions} from "./support/site"
import {expect, test, waitForHydration, waitForLayout} from "./support/test"
import {given, journey} from "./support/trips"
import {word, wordPattern} from "./support/words"

/** Those that go nowhere else first. */
const tripsTo = (slug: string) =>
  [1, Number.POSITIVE_INFINITY].flatMap((places, index, all) =>
    experiences
      .filter(({regions: {length}}) => length <= places && length > (all[index - 1] ?? 0))
      .filter(trip => trip.regions.includes(slug))
      .sort(byCatalogueOrder)
      .map(trip => trip.slug),
  )

const mapOf = (language: (typeof languages)[number]) =>
  ({name: word(language, "destinations", "map")}) as const

for (const language of languages)
  test(`the map in ${language} says what it shows, and each place is a target for a finger`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 640})
    await page.goto(`/${language}/destinations/`)
    const links = page.getByRole("navigation", mapOf(language)).getByRole("link")
    expect((await links.allTextContents()).sort()).toEqual(
      regions.map(({name}) => name[language]).sort(),
    )
    const boxes = await links.evaluateAll(all =>
      all.map(link => {
        link.scrollIntoView({block: "center", behavior: "instant"})
        const {width, height} = link.getBoundingClientRect()
        // The middle of the mark: whatever covers it takes the finger.
        const {x, y} = (link.closest("li") as Element).getBoundingClientRect()
        const hit = document.elementFromPoint(x, y)
        return {name: link.textContent, width, height, isHit: hit === link}
      }),
    )
    for (const {name, width, height, isHit} of boxes) {
      expect(width, `${name}`).toBeGreaterThanOrEqual(24)
      expect(height, `${name}`).toBeGreaterThanOrEqual(24)
      expect(isHit, `${name}`).toBe(true)
    }
  })

/** Names and marks of the maps of a page that lie on one another, or reach out of the window. */
const mapFaults = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter(part => part.checkVisibility())
        .map(part => ({
          of: part.closest("[data-place], [data-side]"),
          name: part.textContent ?? "",
          box: part.getBoundingClientRect(),
        }))
    const names = boxes("main [data-side] > * > span, main svg text[data-side]")
    // A place of the map of regions is a point, in the middle of what a finger needs.
    const round = ({x, y}: DOMRect) => new DOMRect(x - 12, y - 12, 24, 24)
    const marks = [
      ...boxes("main nav li[data-side]").map(mark => ({...mark, box: round(mark.box)})),
      ...boxes("main svg [data-place] circle"),
    ]
    const lieOn = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 2 &&
      other.top < one.bottom - 2
    return names.flatMap(({name, box, of}, index) => [
      ...marks
        .filter(mark => mark.of !== of && lieOn(box, mark.box))
        .map(() => `${name} lies on a mark`),
      ...names
        .filter((other, place) => place > index && lieOn(box, other.box))
        .map(other => `${name} lies on ${other.name}`),
      ...(box.left < 0 || box.right > document.documentElement.clientWidth
        ? [`${name} reaches out of the window`]
        : []),
    ])
  })

for (const language of languages)
  test(`no name on a map lies on another or on a mark, in ${language}`, async ({page}) => {
    const routes = [
      "",
      "destinations/",
      `destinations/${regions[0]?.slug}/`,
      `experiences/${journey(3).slug}/`,
    ]
    const faults: Record<string, string[]> = {}
    for (const route of routes) {
      await page.goto(`/${language}/${route}`)
      await waitForLayout(page)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 375, 768, 1440]) {
        await page.setViewportSize({width, height: 900})
        const found = await mapFaults(page)
        if (found.length > 0) faults[`${route} at ${width} px`] = found
      }
    }
    expect(faults).toEqual({})
  })

test("a keyboard alone leads from the map to a place and back", async ({page}) => {
  await page.goto("/en/destinations/")
  await waitForHydration(page)
  const first = page.getByRole("navigation", mapOf("en")).getByRole("link").first()
  await first.focus()
  await page.keyboard.press("Tab")
  const second = page.getByRole("navigation", mapOf("en")).getByRole("link").nth(1)
  await expect(second).toBeFocused()
  const name = (await second.textContent()) ?? ""
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", {level: 1})).toHaveText(name)
  await page.goBack()
  await expectPage(page, "/en/destinations/")
})

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false})

  test("the list leads to every place and counts its trips", async ({page}) => {
    await page.goto("/en/destinations/")
    for (const {slug, name} of regions) {
      const entry = page.getByRole("listitem").filter({
        has: page.getByRole("heading", {name: name.en, exact: true}),
      })
      await expect(entry.getByRole("link")).toHaveAttribute("href", `/en/destinations/${slug}/`)
      await expect(entry).toContainText(String(tripsTo(slug).length))
    }
  })

  test("a place shows its own trips, then others that go there, and what to know", async ({
    page,
  }) => {
    for (const region of regions) {
      await page.goto(`/es/destinations/${region.slug}/`)
      const slugs = await cardLinks(page).evaluateAll(links =>
        links.map(link => link.getAttribute("href")?.split("/").at(-2)),
      )
      expect(slugs, region.slug).toEqual(tripsTo(region.slug))
      const main = page.getByRole("main")
      for (const text of [region.money, region.signal, region.gettingThere, region.closures?.note])
        if (text) await expect(main).toContainText(text.es.replaceAll("**", ""))
      for (const fee of region.fees ?? []) await expect(main).toContainText(fee.name.es)
    }
  })
})

test("the twelve months are told in words, one line for each kind", async ({page}) => {
  const {slug, months = []} = given(
    regions.find(region => region.months?.includes("dry")),
    "no region has a dry month",
  )
  await page.goto(`/en/destinations/${slug}/`)
  const lines = page
    .getByRole("region", {name: word("en", "place", "months.title")})
    .getByRole("listitem")
  await expect(lines).toHaveCount(new Set(months).size)
  await expect(lines.first()).toHaveText(wordPattern("en", "build", "months.dry"))
  // The strip itself is for eyes.
  await expect(page.locator("[aria-hidden] [data-kind]")).toHaveCount(12)
})

test("a place leads to its neighbours and not to itself", async ({page}) => {
  const [region] = regions
  const {slug, name} = given(region, "there is no region")
  await page.goto(`/en/destinations/${slug}/`)
  const label = word("en", "destinations", "mapNear", {name: name.en})
  const map = page.getByRole("navigation", {name: label})
  await expect(map.locator("[aria-current=page]")).toHaveText(name.en)
  const links = map.getByRole("link")
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all())
    await expect(link).not.toHaveAttribute("href", `/en/destinations/${slug}/`)
})

for (const language of languages)
  test(`home in ${language} leads to the places on its map`, async ({page}) => {
    await page.goto(`/${language}/`)
    const links = page
      .getByRole("navigation", {name: word(language, "home", "mapText")})
      .getByRole("link")
    await expect(links).toHaveCount(regions.length)
    await expect(
      page.getByRole("link", {name: word(language, "common", "actions.destinations")}),
    ).toHaveAttribute("href", `/${language}/destinations/`)
  })

test("a place whose trips all keep one season tells it before its dry months", async ({page}) => {
  const seasonOf = ({season}: (typeof experiences)[number]) => season && season.from + season.to
  const {slug} = given(
    regions.find(region => {
      const [first, ...others] = experiences.filter(trip => trip.regions.includes(region.slug))
      return first && seasonOf(first) && others.every(trip => seasonOf(trip) === seasonOf(first))
    }),
    "no region has one season",
  )
  await page.goto(`/en/destinations/${slug}/`)
  const lines = page.getByRole("region", {name: word("en", "place", "months.title")}).locator("li")
  await expect(lines.first()).toContainText(wordPattern("en", "place", "months.season"))
})
