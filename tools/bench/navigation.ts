import type {Browser, Page} from "@playwright/test"
import {waitForHydration} from "../../e2e/support/test"
import {defaultLanguage} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {pageDataPath} from "../../src/lib/page-data"
import {withPhone} from "./phone"

type PaintEntry = PerformanceEntry & {renderTime: number}

/**
 * Remembers when a link was clicked, and when the browser had painted the next page’s title. The
 * title asks for that time before its paint (`elementtiming`). The code runs in the page, so no
 * function in it may have a name: tsx marks names with a helper that pages lack.
 * @see https://w3c.github.io/element-timing/
 */
const watchNavigation = () => {
  const times = {clicked: 0, painted: 0}
  Object.assign(window, {times})
  new PerformanceObserver(list => {
    for (const {renderTime} of list.getEntries() as PaintEntry[]) times.painted ||= renderTime
  }).observe({type: "element"})
  addEventListener(
    "click",
    () => {
      times.clicked = performance.now()
      const before = document.querySelector("h1")
      new MutationObserver((_, observer) => {
        const title = document.querySelector("h1")
        if (!title || title === before) return
        observer.disconnect()
        title.setAttribute("elementtiming", "title")
      }).observe(document.body, {childList: true, subtree: true})
    },
    {capture: true, once: true},
  )
}

const painted = (page: Page) =>
  page.waitForFunction(() => {
    const {clicked, painted} = (window as unknown as {times: {clicked: number; painted: number}})
      .times
    return painted > 0 && painted - clicked
  })

/**
 * Measures the way from the catalogue to an experience by a link that was prefetched.
 *
 * @returns milliseconds from the tap until the next page is painted
 */
export const navigate = (browser: Browser, origin: string) =>
  withPhone(browser, false, async page => {
    await page.goto(origin + localizedPath(defaultLanguage, "/experiences/"))
    await waitForHydration(page)
    const link = page.locator("main a[href*='/experiences/']:not([href*='#'])").first()
    const address = await link.getAttribute("href")
    const fetched = page.waitForResponse(response =>
      response.url().includes(pageDataPath(address ?? "")),
    )
    await link.scrollIntoViewIfNeeded()
    await fetched
    await page.waitForLoadState("networkidle")
    await page.evaluate(watchNavigation)
    await link.tap()
    return (await (await painted(page)).jsonValue()) as number
  })
