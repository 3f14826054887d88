import type {Browser, CDPSession} from "@playwright/test"
import {median, type Sizes, type Visit} from "./figures"
import {withSlowPhone} from "./slow-phone"

/** Milliseconds in which a page must have been taken over, else the visit fails. */
const patience = 30_000

const kinds: Record<string, keyof Sizes> = {
  Document: "html",
  Script: "script",
  PageData: "data",
  Font: "font",
  Image: "picture",
}

const weigh = (session: CDPSession): Sizes => {
  const sizes: Sizes = {html: 0, script: 0, data: 0, font: 0, picture: 0, total: 0}
  const types = new Map<string, string>()
  session.on("Network.responseReceived", ({requestId, type, response}) =>
    types.set(requestId, response.url.includes("/page-data/") ? "PageData" : type),
  )
  session.on("Network.loadingFinished", ({requestId, encodedDataLength}) => {
    const kind = kinds[types.get(requestId) ?? ""]
    if (kind) sizes[kind] += encodedDataLength
    sizes.total += encodedDataLength
  })
  return sizes
}

const visitOnce = (browser: Browser, url: string): Promise<Visit> =>
  withSlowPhone(browser, {slowNetwork: true}, async (page, session) => {
    const sizes = weigh(session)
    await page.addInitScript(() => {
      // The root element is another one once the page arrives: watch the document.
      new MutationObserver(() => {
        if (document.documentElement.dataset.hydrated !== undefined) performance.mark("hydrated")
      }).observe(document, {subtree: true, attributeFilter: ["data-hydrated"]})
    })
    await page.goto(url, {waitUntil: "load", timeout: patience})
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0, null, {
      timeout: patience,
    })
    const hydrated = await page.evaluate(
      () => performance.getEntriesByName("hydrated")[0]?.startTime ?? 0,
    )
    return {hydrated, sizes: {...sizes}}
  })

/**
 * Visits a page as a phone on a slow network that scrolls nothing and touches nothing.
 *
 * @returns the median time until it is hydrated, and the sizes of the last visit
 */
export const visit = async (browser: Browser, url: string, runs: number): Promise<Visit> => {
  const visits: Visit[] = []
  for (let run = 1; run <= runs; run += 1) visits.push(await visitOnce(browser, url))
  const last = visits.at(-1)
  if (!last) throw new Error(`no visit of ${url}`)
  return {hydrated: Math.round(median(visits.map(({hydrated}) => hydrated))), sizes: last.sizes}
}
