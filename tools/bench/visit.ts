import type {Browser} from "@playwright/test"

/** What one visit measured: times in milliseconds, sizes in bytes as transferred. */
export type Visit = {
  fcp: number
  lcp: number
  cls: number
  /** The element of the largest paint. */
  element: string
  html: number
  script: number
  font: number
  /** Pictures loaded without scrolling. */
  picture: number
  total: number
}

/** Lighthouse's "slow 4G": 1.6 Mbit/s, 150 ms round trip; processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
}
const slowdown = 4
/** How long after load the page is watched, in milliseconds. */
const patience = 2500

/** Visits a page as a phone with an empty cache does, under applied throttling. */
export const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "en-US",
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", network)
  await session.send("Emulation.setCPUThrottlingRate", {rate: slowdown})
  const types = new Map<string, string>()
  const sizes: Record<string, number> = {}
  session.on("Network.responseReceived", ({requestId, type}) => types.set(requestId, type))
  session.on("Network.loadingFinished", ({requestId, encodedDataLength}) => {
    const type = types.get(requestId) ?? "Other"
    sizes[type] = (sizes[type] ?? 0) + encodedDataLength
  })
  await page.addInitScript(() => {
    const seen = {lcp: 0, cls: 0, element: ""}
    Object.assign(window, {seen})
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {element?: Element})[]) {
        seen.lcp = entry.startTime
        seen.element = entry.element?.tagName.toLowerCase() ?? "?"
      }
    }).observe({type: "largest-contentful-paint", buffered: true})
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.cls += (entry as unknown as {value: number}).value
    }).observe({type: "layout-shift", buffered: true})
  })
  await page.goto(url, {waitUntil: "load"})
  await page.waitForTimeout(patience)
  const painted = await page.evaluate(() => ({
    ...(window as unknown as {seen: {lcp: number; cls: number; element: string}}).seen,
    fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }))
  await context.close()
  return {
    ...painted,
    html: sizes.Document ?? 0,
    script: sizes.Script ?? 0,
    font: sizes.Font ?? 0,
    picture: sizes.Image ?? 0,
    total: Object.values(sizes).reduce((sum, size) => sum + size, 0),
  }
}
