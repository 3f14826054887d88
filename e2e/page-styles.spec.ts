import type {Page} from "@playwright/test"
import {follow} from "./support/links"
import {emptyScripts, holdBack} from "./support/routes"
import {shapes} from "./support/screens"
import {expect, test, waitForHydration} from "./support/test"

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

/** The same once a quarter of a second has changed nothing: the browser lays out in several frames. */
const settledLooks = async (page: Page) => {
  let last = await looks(page)
  await expect(async () => {
    await page.waitForTimeout(250)
    const before = last
    last = await looks(page)
    expect(last).toEqual(before)
  }).toPass()
  return last
}

/**
 * Opens a page whose scripts are empty and whose whole style sheet is on its way.
 *
 * @returns lets the sheet arrive, and waits until it is there
 */
const openBeforeSheet = async (page: Page, path: string) => {
  await emptyScripts(page)
  const arrive = await holdBack(page, /\/styles-[0-9a-f]+\.css$/)
  await page.goto(path)
  // From now on the sheet is asked for, and nothing below the first screen is held back.
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")))
  return async () => {
    arrive()
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({href}) => href?.endsWith(".css")),
    )
  }
}

const widths = [375, 1440]

/** What a page looks like at each width, once it changes no more. */
const looksAtWidths = async (page: Page) => {
  const found: unknown[][] = []
  for (const width of widths) {
    await page.setViewportSize({width, height: 800})
    found.push(await settledLooks(page))
  }
  return found
}

for (const {name, route} of shapes)
  test(`${name} has all the styles it needs before the whole sheet`, async ({page}) => {
    await page.emulateMedia({reducedMotion: "reduce"})
    const showSheet = await openBeforeSheet(page, `/es/${route()}`)
    // The filter's choices come after the first paint: with them there are more elements to compare.
    await expect(page.locator("select template")).toHaveCount(0)
    for (const details of await page.locator("main details").all())
      await details.evaluate(element => element.setAttribute("open", ""))
    await page.evaluate(() => document.fonts.ready)
    const before = await looksAtWidths(page)
    expect(before[0]?.length).toBeGreaterThan(100)
    await showSheet()
    expect(await looksAtWidths(page)).toEqual(before)
  })

for (const [from, path] of [
  ["terms/", "experiences/"],
  ["questions-answers/", "about-us/"],
  ["terms/", ""],
] as const)
  test(`/es/${path} looks the same come to from /es/${from} as loaded`, async ({page}) => {
    await page.emulateMedia({reducedMotion: "reduce"})
    await page.goto(`/es/${path}`)
    await waitForHydration(page)
    const settled = async () => {
      // Until then what stands below the first screen is as tall as estimated.
      await expect(page.locator("html")).toHaveAttribute("data-laid-out", "")
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState("networkidle")
      return looks(page, "main")
    }
    const loaded = await settled()
    await page.goto(`/es/${from}`)
    await waitForHydration(page)
    await follow(page, `/es/${path}`)
    await expect(page).toHaveURL(`/es/${path}`)
    await expect.poll(settled).toEqual(loaded)
  })
