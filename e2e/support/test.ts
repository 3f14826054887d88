import {test as base, expect, type Page} from "@playwright/test"

/** What Chromium says of a preload that is used late: the machine is slow, or the test wants it so. */
const lateUse = /was preloaded using link preload but not used within a few seconds/

/** Faults that a page reports: uncaught errors, console errors and warnings, failed requests. */
const watch = (page: Page): string[] => {
  const faults: string[] = []
  page.on("pageerror", error => faults.push(`uncaught: ${error.name}: ${error.message}`))
  page.on("console", message => {
    const isFault = ["error", "warning"].includes(message.type()) && !lateUse.test(message.text())
    if (isFault) faults.push(`console: ${message.text()}`)
  })
  page.on("requestfailed", request => {
    const reason = request.failure()?.errorText
    // A page that is left ends its requests; that is no fault.
    if (reason !== "net::ERR_ABORTED") faults.push(`request: ${request.url()} ${reason}`)
  })
  return faults
}

/** The browser logs every answer of 404; on some pages it is the answer that is wanted. */
export const notFound = /^console: .* 404 \(Not Found\)$/

/**
 * Playwright's test, failing when the page reports a fault that the test neither took out of
 * `faults` nor put into `allowed`, whenever the report comes.
 */
export const test = base.extend<{faults: string[]; allowed: RegExp[]}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a pattern.
  allowed: async ({}, use) => use([]),
  faults: [
    async ({page, allowed}, use) => {
      const faults = watch(page)
      await use(faults)
      const told = faults.filter(fault => !allowed.some(known => known.test(fault)))
      // Answers that a test still waits for when it ends would fail it: they come to a closed page.
      await page.unrouteAll({behavior: "ignoreErrors"})
      await page.context().unrouteAll({behavior: "ignoreErrors"})
      expect(told).toEqual([])
    },
    {auto: true},
  ],
})

export {expect}

/** Starts the page's scripts, as the first turn of a wheel does; of a page that is just loading anew once it is there. */
export const stir = (page: Page): Promise<void> =>
  expect(() => page.evaluate(() => window.dispatchEvent(new Event("wheel")))).toPass()

/** Waits until React has taken the page over, where the deferred code may never come. */
export const waitForReact = async (page: Page): Promise<void> => {
  await stir(page)
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "")
}

/**
 * Waits until the page's scripts have all run: React has taken the page over, and the deferred code, which
 * may come after it, has linked the manifest, its last step. A turn of the wheel spares the second of
 * waiting.
 */
export const waitForHydration = async (page: Page): Promise<void> => {
  const isHydrated = () => {
    window.dispatchEvent(new Event("wheel"))
    return document.querySelector("[data-hydrated] link[rel=manifest]") !== null
  }
  // By the clock: a browser without windows may stop painting, and a page may leave for another language.
  await page.waitForFunction(isHydrated, undefined, {polling: 100})
}

/** Waits until everything below the first screen has its own height: nothing moves after that. */
export const waitForLayout = async (page: Page): Promise<void> => {
  await waitForHydration(page)
  await expect(page.locator("html")).toHaveAttribute("data-laid-out", "")
}
