import type {Browser, BrowserContextOptions, Page} from "@playwright/test"
import {readJson} from "../read-data"

const {productId} = readJson<{productId: string}>("data/site.json")

/** The cookie question is answered, so that it covers nothing. */
const consentKey = `${productId}_cookie_consent`
const savedKey = `${productId}_saved_trips`

/** What a visitor has done: trips that the device has saved, and what is done once the page runs. */
export type Deeds = {saved?: readonly string[]; act?: (page: Page) => Promise<void>}

/** How a page is opened: the window in pixels, and by day or by night. */
export type Look = Pick<BrowserContextOptions, "viewport" | "colorScheme">

/**
 * Photographs a page once nothing on it moves any more: hydrated, laid out, every picture there.
 *
 * @param deeds - what a visitor has done on the page, if anything
 * @returns a PNG
 */
export const photograph = async (
  browser: Browser,
  address: string,
  look: Look,
  {saved = [], act}: Deeds = {},
): Promise<Buffer> => {
  const context = await browser.newContext({...look, reducedMotion: "reduce"})
  try {
    const page = await context.newPage()
    await page.addInitScript(
      entries => {
        for (const [key = "", value = ""] of entries) localStorage.setItem(key, value)
      },
      [[consentKey, "rejected"], ...(saved.length > 0 ? [[savedKey, JSON.stringify(saved)]] : [])],
    )
    await page.goto(address)
    await page.evaluate(() => window.dispatchEvent(new Event("wheel")))
    await page.waitForSelector("html[data-laid-out]", {state: "attached"})
    await page.waitForLoadState("networkidle")
    await act?.(page)
    return await page.screenshot({animations: "disabled"})
  } finally {
    await context.close()
  }
}
