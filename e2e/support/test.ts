import {test as base, expect, type Page} from "@playwright/test"

/** Chromium's word on a preload used late or in vain: on a slow machine, or as a test wants. */
const preloadWarning = /was preloaded using link preload but not used/

/** One thing that a page reports, and the address that it is about, where it tells one. */
type Report = {text: string; address: string}

/** Hears of uncaught errors, errors and warnings of the console, and requests that fail. */
const watchReports = (page: Page, tell: (report: Report) => void): void => {
  page.on("pageerror", error =>
    tell({text: `uncaught: ${error.name}: ${error.message}`, address: ""}),
  )
  page.on("console", message => {
    if (["error", "warning"].includes(message.type()) && !preloadWarning.test(message.text()))
      tell({text: `console: ${message.text()}`, address: message.location().url})
  })
  page.on("requestfailed", request => {
    const reason = request.failure()?.errorText
    // A page that is left ends its requests; that is no fault. The second is Firefox's word.
    if (reason !== "net::ERR_ABORTED" && reason !== "NS_BINDING_ABORTED")
      tell({text: `request: ${reason}`, address: request.url()})
  })
}

/** The browser logs every answer of 404; on some pages it is the answer that is wanted. */
export const notFound = /^console: .* 404 \(Not Found\)/

/**
 * Playwright's test, failing when the page reports a fault that the test neither took out of
 * `faults` nor put into `allowed`, whenever the report comes.
 */
export const test = base.extend<{faults: string[]; allowed: RegExp[]}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a pattern.
  allowed: async ({}, use) => use([]),
  faults: [
    async ({page, allowed}, use) => {
      const faults: string[] = []
      watchReports(page, ({text, address}) => faults.push(`${text} ${address}`))
      await use(faults)
      const unexpected = faults.filter(fault => !allowed.some(known => known.test(fault)))
      // Answers that a test still waits for when it ends would fail it: they come to a closed page.
      await page.unrouteAll({behavior: "ignoreErrors"})
      await page.context().unrouteAll({behavior: "ignoreErrors"})
      expect(unexpected).toEqual([])
    },
    {auto: true},
  ],
})

export {expect}

/** Waits until React has taken the page over. A wheel event starts the scripts at once. */
export const waitForHydration = async (page: Page): Promise<void> => {
  const isHydrated = () => {
    window.dispatchEvent(new Event("wheel"))
    return document.documentElement.dataset.start === "ready"
  }
  // By the clock: a browser without windows may stop painting, a page change its language.
  await page.waitForFunction(isHydrated, undefined, {polling: 100})
}

/** Opens a page, and waits until its scripts have run. */
export const openPage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await waitForHydration(page)
}

/**
 * Collects what the page's policy refuses, from before the first byte is read.
 *
 * @returns a function that tells what it has refused so far
 */
export const watchPolicy = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, {refused})
    document.addEventListener("securitypolicyviolation", event =>
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return () => page.evaluate(() => window.refused)
}
