import {expect, test} from "@playwright/test"
import {fetchOldestBrowser, startOldestBrowser} from "./support/oldest-browser"
import {inTurn, templates} from "./support/screens"

/** Read in the page; a part that is not displayed has no boxes. */
const state = `(() => {
  const {dataset, scrollWidth, clientWidth} = document.documentElement
  const isShown = selector =>
    [...document.querySelectorAll(selector)].some(part => part.getClientRects().length > 0)
  return {
    isHydrated: dataset.start === "ready",
    isTooWide: scrollWidth > clientWidth,
    hasMenu: isShown("header details > summary"),
    hasLinks: isShown("header nav:not(details nav) a"),
  }
})()`

test("every page is laid out and works in Chromium 92 @weekly", async ({baseURL}, testInfo) => {
  const reason = fetchOldestBrowser()
  if (reason) console.warn(reason)
  test.skip(Boolean(reason), reason)
  const browser = await startOldestBrowser(testInfo.outputPath("profile"))
  try {
    for (const {name, path} of inTurn(templates))
      for (const width of [360, 820, 1280]) {
        const isWide = width === 1280
        await browser.open(`${baseURL}${path()}`, width)
        await expect
          .poll(() => browser.evaluate(state), `${name} at ${width} px`)
          .toEqual({isHydrated: true, isTooWide: false, hasMenu: !isWide, hasLinks: isWide})
        expect.soft(browser.errors(), name).toEqual([])
      }
  } finally {
    browser.close()
  }
})
