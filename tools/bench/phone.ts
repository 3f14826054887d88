import type {Browser, CDPSession, Page} from "@playwright/test"

/** A phone as Lighthouse's mobile preset has it. */
const phone = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "en-US",
}

/** How many times slower the processor is made. */
const slowdown = 4

/** Lighthouse's applied "slow 4G", as DevTools applies it: milliseconds and bytes a second. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 188_743,
  uploadThroughput: 86_400,
}

/**
 * Opens an empty page as a phone with an empty cache and a processor four times slower.
 *
 * @param isSlowNetwork - whether its network is Lighthouse's too
 * @param use - gets the page; it is closed afterwards
 */
export const withPhone = async <Result>(
  browser: Browser,
  isSlowNetwork: boolean,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send("Network.enable")
    if (isSlowNetwork) await session.send("Network.emulateNetworkConditions", network)
    await session.send("Emulation.setCPUThrottlingRate", {rate: slowdown})
    return await use(page, session)
  } finally {
    await context.close()
  }
}
