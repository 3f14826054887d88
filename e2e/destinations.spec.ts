import type {Page} from "@playwright/test"
import type {languages} from "../src/i18n/languages"
import {plainText} from "../src/lib/text/markup"
import {cardLinks, slugsOf} from "./support/links"
import {experiences, regions} from "./support/site"
import {expect, openPage, test} from "./support/test"
import {journey} from "./support/trips"
import {word} from "./support/words"

const tripsTo = (slug: string) =>
  experiences.flatMap(trip => (trip.regions.includes(slug) ? trip.slug : []))

const mapOf = (language: (typeof languages)[number]) =>
  ({name: word(language, "destinations", "map")}) as const

test("the map says its places, each large enough", async ({page}) => {
  const language = "es"
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
          of: part.closest("[data-side]"),
          name: part.textContent ?? "",
          box: part.getBoundingClientRect(),
        }))
    const names = boxes("main [data-side] > * > :last-child")
    const marks = boxes("main [data-side] > *")
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

// Weekly: a place that staff add stops no deployment.
test("no name on a map lies on another or on a mark @weekly", async ({page}) => {
  const routes = [
    "",
    "destinations/",
    `destinations/${regions[0]?.slug}/`,
    `experiences/${journey(3).slug}/`,
  ]
  const faults: Record<string, string[]> = {}
  for (const route of routes) {
    await openPage(page, `/es/${route}`)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({width, height: 900})
      const found = await mapFaults(page)
      if (found.length > 0) faults[`${route} at ${width} px`] = found
    }
  }
  expect(faults).toEqual({})
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

  test("a place shows its trips, not first that of its picture, neighbours, and what to know", async ({
    page,
  }) => {
    for (const region of regions) {
      await page.goto(`/es/destinations/${region.slug}/`)
      const slugs = await slugsOf(cardLinks(page))
      expect(slugs.toSorted(), region.slug).toEqual(tripsTo(region.slug).toSorted())
      // Gatsby names a picture's folder by its source.
      const [hero, card] = await page
        .locator("main picture img")
        .evaluateAll(all => all.map(image => (image as HTMLImageElement).src.split("/")[4]))
      if (slugs.length > 1) expect(card, region.slug).not.toBe(hero)
      const main = page.getByRole("main")
      // Up to a link, which adds words of its own.
      for (const text of [region.money, region.signal, region.gettingThere, region.closures?.note])
        if (text) await expect(main).toContainText(plainText(text.es.split("[")[0] ?? ""))
      for (const fee of region.fees ?? []) await expect(main).toContainText(fee.name.es)

      if (region.months) await expect(page.locator("[aria-hidden] [data-kind]")).toHaveCount(12)
      const label = word("es", "destinations", "mapNear", {name: region.name.es})
      const map = page.getByRole("navigation", {name: label})
      await expect(map.locator("[aria-current=page]")).toHaveText(region.name.es)
      await expect(map.getByRole("link").first()).toBeVisible()
      await expect(map.locator(`a[href="/es/destinations/${region.slug}/"]`)).toHaveCount(0)
    }
  })
})
