import type {Page} from "@playwright/test"
import {plainText} from "../src/lib/text/markup"
import {readBuilt} from "./support/built-pages"
import {experiences, regions} from "./support/site"
import {expect, openPage, test} from "./support/test"
import {tripWithDays} from "./support/trips"
import {word} from "./support/words"

test("the map says its places, each large enough", async ({page}) => {
  const language = "es"
  await page.setViewportSize({width: 320, height: 640})
  await page.goto(`/${language}/destinations/`)
  const links = page
    .getByRole("navigation", {name: word(language, "destinations", "map")})
    .getByRole("link")
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
    `experiences/${tripWithDays(3).slug}/`,
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

const tripsTo = (slug: string) => experiences.filter(({regions}) => regions.includes(slug))

test("the list counts the trips of every place", () => {
  const textOf = (form: "one" | "other", count: number | string) =>
    word("en", "destinations", `tripCount_${form}`, {count})
  const expected = regions
    .toSorted((one, other) => one.slug.localeCompare(other.slug))
    .map(({slug}) => tripsTo(slug).length)
    .map(count => textOf(count === 1 ? "one" : "other", count))
  const shown = new RegExp(`${textOf("other", "\\d+")}|${textOf("one", "\\d+")}`, "g")
  expect(readBuilt("/en/destinations/").visibleText.match(shown)).toEqual(expected)
})

test("a place shows its trips, not first that of its picture, neighbours, and what to know", () => {
  for (const region of regions) {
    const path = `/es/destinations/${region.slug}/`
    const {html, links, text} = readBuilt(path)
    const slugs = links
      .filter(({attributes}) => attributes["data-event"]?.includes('"select_item"'))
      .map(({address}) => address.split("/").at(-2))
    expect(slugs.toSorted(), path).toEqual(
      tripsTo(region.slug)
        .map(({slug}) => slug)
        .toSorted(),
    )
    // Gatsby names a picture's folder by its source.
    const pictures = html.slice(html.indexOf("<main")).matchAll(/<img[^>]* src="\/static\/([^/]+)/g)
    const [hero, card] = [...pictures].map(([, folder]) => folder)
    if (slugs.length > 1) expect(card, path).not.toBe(hero)
    // Up to a link, which adds words of its own.
    for (const note of [region.money, region.signal, region.gettingThere, region.closures?.note])
      if (note) expect(text, path).toContain(plainText(note.es.split("[")[0] ?? "").trim())
    for (const fee of region.fees ?? []) expect(text, path).toContain(fee.name.es)
    if (region.months) expect(html, path).toContain("data-kind=")
    expect(html, path).toContain(word("es", "destinations", "mapNear", {name: region.name.es}))
    // The footer leads to the page itself by its language.
    const places = links.filter(({attributes}) => !attributes.hreflang)
    const hrefs = places.map(({attributes}) => attributes.href ?? "")
    expect(hrefs, path).not.toContain(path)
    expect(hrefs, path).toContainEqual(expect.stringMatching(/^\/es\/destinations\/./))
  }
})
