import type {Page} from "@playwright/test"
import {follow} from "./support/links"
import {expect, openPage, test} from "./support/test"

/** Place and size of everything in an element, in pixels, with what it looks like. */
const looks = (page: Page, place = "body") =>
  page.evaluate(
    place =>
      [...document.querySelectorAll(`${place} *`)].map(element => {
        const {x, y, width, height} = element.getBoundingClientRect()
        const {color, backgroundColor, fontSize, visibility} = getComputedStyle(element)
        return [element.tagName, x, y, width, height, color, backgroundColor, fontSize, visibility]
      }),
    place,
  )

test("a page come to by a link looks the same as loaded", async ({page}) => {
  const [from, path] = ["questions-answers/", "about-us/"]
  await page.emulateMedia({reducedMotion: "reduce"})
  await openPage(page, `/es/${path}`)
  const settled = async () => {
    // Until then what stands below the first screen is as tall as estimated.
    await expect(page.locator("html")).toHaveAttribute("data-laid-out", "")
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState("networkidle")
    return looks(page, "main")
  }
  const loaded = await settled()
  await openPage(page, `/es/${from}`)
  await follow(page, `/es/${path}`)
  await expect.poll(settled).toEqual(loaded)
})
