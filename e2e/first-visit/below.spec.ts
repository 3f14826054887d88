import type {Page} from "@playwright/test"
import {languages} from "../../src/i18n/languages"
import {expect, test} from "../support/test"
import {groupOf, tripOf} from "../support/trips"

test.use({viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75})

/** How many pictures the browser asked for, and how many of those stand below the first screen. */
const asked = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.images].filter(({currentSrc}) => currentSrc)
    // A picture that is not laid out has no place: its box has.
    const top = (image: HTMLImageElement) =>
      (image.closest("picture")?.parentElement ?? image).getBoundingClientRect().top
    return {all: all.length, below: all.filter(image => top(image) >= innerHeight).length}
  })

const paths = [
  "",
  "experiences/",
  "about-us/",
  `experiences/${tripOf({group: groupOf(2).key}).slug}/`,
]

for (const language of languages)
  for (const path of paths)
    test(`a phone asks for nothing below the first screen of /${language}/${path} until it is touched`, async ({
      page,
    }) => {
      // The page's own scripts never arrive: what comes, comes before them.
      await page.route(/\.js$/, () => {})
      await page.goto(`/${language}/${path}`, {waitUntil: "commit"})
      await expect(page.locator("html")).toHaveAttribute("data-painted", "")
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>("img[loading=eager]")].every(
          ({naturalWidth}) => naturalWidth > 0,
        ),
      )
      const {all, below} = await asked(page)
      expect(below).toBe(0)
      await page.mouse.move(200, 600)
      await expect(async () => {
        await page.mouse.wheel(0, 400)
        expect((await asked(page)).all).toBeGreaterThan(all)
      }).toPass()
    })
