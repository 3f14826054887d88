import type {Page} from "@playwright/test"
import {arriveWith} from "../support/page-data"
import {expect, test} from "../support/test"
import {journey} from "../support/trips"
import {word} from "../support/words"

/** What a trip may be without. */
const parts = [
  "days",
  "stops",
  "highlights",
  "includes",
  "notIncluded",
  "recommendations",
  "columns",
  "openFacts",
] as const

/** Headings that head nothing: another of their level or above follows at once. */
const emptyHeadings = (page: Page) =>
  page.evaluate(() => {
    const level = (heading: Element) => Number(heading.tagName.slice(1))
    const all = [...document.querySelectorAll("main :is(h1, h2, h3, h4)")]
    return all
      .filter((heading, index) => {
        if (!heading.textContent?.trim()) return true
        const next = all[index + 1]
        if (!next || level(next) > level(heading)) return false
        const range = document.createRange()
        range.setStartAfter(heading)
        range.setEndBefore(next)
        return !range.toString().trim()
      })
      .map(heading => heading.outerHTML)
  })

const arrive = (page: Page) =>
  arriveWith(page, `/en/experiences/${journey(2).slug}/`, data => {
    for (const part of parts) if (part in data.experience) data.experience[part] = null
    Object.assign(data.experience, {coverRows: [], openCovers: null, factRows: []})
    for (const region of data.experience.regions) region.temperature = null
    Object.assign(data, {bookingContent: null, others: []})
  })

test("a trip that has only what it must is whole", async ({page}) => {
  await arrive(page)
  await expect.poll(() => emptyHeadings(page)).toEqual([])
  const empty = page.locator("main section").filter({hasNotText: /\S/})
  await expect(empty).toHaveCount(0)
  await expect(page.locator("main :is(ul, ol, dl, tbody):not(:has(*))")).toHaveCount(0)
  const places = page.locator("#when tr")
  const open = places.filter({hasText: word("en", "place", "months.unknown")})
  await expect(open).toHaveCount(await places.count())
  await expect(page.locator("main a[data-event*=closing]")).toBeVisible()
})
