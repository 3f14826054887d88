import type {Page} from "@playwright/test"
import {languages} from "../../src/i18n/languages"
import {expect, test} from "../support/test"
import {groupOf, tripOf} from "../support/trips"

test.use({viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75})

/**
 * How many pictures the browser asked for, how many of those stand below the first screen, and which
 * of the first screen it has not asked for.
 */
const asked = (page: Page) =>
  page.evaluate(() => {
    // A picture that is not laid out has no place: its box has.
    const box = (image: HTMLImageElement) =>
      (image.closest("picture")?.parentElement ?? image).getBoundingClientRect()
    const images = [...document.images]
    const all = images.filter(({currentSrc}) => currentSrc)
    const isInside = ({top, left, width}: DOMRect) =>
      width > 0 && top < innerHeight && left < innerWidth
    const missing = images.filter(image => !image.currentSrc && isInside(box(image)))
    return {
      all: all.length,
      below: all.filter(image => box(image).top >= innerHeight).length,
      missing: missing.map(({src}) => src),
    }
  })

const paths = ["", "experiences/", `experiences/${tripOf({group: groupOf(2).key}).slug}/`]

for (const [place, route] of paths.entries())
  test(`an untouched phone asks for pictures in view alone: ${route || "home"}`, async ({page}) => {
    const path = `/${languages[place % languages.length]}/${route}`
    // The page's own scripts never arrive: what comes, comes before them.
    await page.route(/\.js$/, () => {})
    await page.goto(path, {waitUntil: "commit"})
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0)
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>("img[loading=eager]")].every(
        ({naturalWidth}) => naturalWidth > 0,
      ),
    )
    await expect.poll(async () => (await asked(page)).missing).toEqual([])
    const {all, below} = await asked(page)
    expect(below).toBe(0)
    await page.mouse.move(200, 600)
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      expect((await asked(page)).all).toBeGreaterThan(all)
    }).toPass()
  })
