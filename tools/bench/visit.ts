import type {Browser, CDPSession} from "@playwright/test"
import {median} from "./figures"
import {withPhone} from "./phone"

/** Milliseconds in which a page must have been taken over, else the visit fails. */
const patience = 30_000

const countBytes = (session: CDPSession) => {
  const count = {bytes: 0}
  session.on("Network.loadingFinished", ({encodedDataLength}) => {
    count.bytes += encodedDataLength
  })
  return count
}

const visitOnce = (browser: Browser, url: string) =>
  withPhone(browser, true, async (page, session) => {
    const count = countBytes(session)
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
    return {hydrated, bytes: count.bytes}
  })

/**
 * Visits a page as a phone on a slow network that scrolls nothing and touches nothing.
 *
 * @returns medians: milliseconds until it is hydrated, bytes as transferred
 */
export const visit = async (browser: Browser, url: string, runs: number) => {
  const visits: {hydrated: number; bytes: number}[] = []
  while (visits.length < runs) visits.push(await visitOnce(browser, url))
  return {
    hydrated: Math.round(median(visits.map(({hydrated}) => hydrated))),
    bytes: median(visits.map(({bytes}) => bytes)),
  }
}
