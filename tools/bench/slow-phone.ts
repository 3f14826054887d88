import type {Browser, CDPSession, Page} from "@playwright/test"
import {phone, slowdown} from "./chromium"

/** Lighthouse’s applied “slow 4G”: 562.5 ms round trip and 1.47 Mbit/s, as DevTools applies it. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 188_743,
  uploadThroughput: 86_400,
}

/**
 * Opens a page as a phone with an empty cache, its processor slowed down, and hands it on.
 *
 * @param options - `slowNetwork` for Lighthouse’s network too; `rate` for another processor
 * @returns what the use gives
 */
export const withSlowPhone = async <Result>(
  browser: Browser,
  options: {slowNetwork?: boolean; rate?: number},
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send("Network.enable")
    if (options.slowNetwork) await session.send("Network.emulateNetworkConditions", network)
    await session.send("Emulation.setCPUThrottlingRate", {rate: options.rate ?? slowdown})
    return await use(page, session)
  } finally {
    await context.close()
  }
}
