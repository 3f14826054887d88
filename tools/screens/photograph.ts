import type {Browser, Page} from "@playwright/test"
import sharp from "sharp"
import {readJson} from "../read-data"
import {say} from "../say"

const {productId} = readJson<{productId: string}>("data/site.json")

/** The cookie question is answered, so that it covers nothing. */
const consentKey = `${productId}_cookie_consent`
const savedKey = `${productId}_saved_trips`

/** What a visitor has done: trips that the device has saved, and what is done once the page runs. */
export type Deeds = {saved?: readonly string[]; act?: (page: Page) => Promise<void>}

/**
 * Photographs a page once nothing on it moves any more: hydrated, laid out, every picture there.
 *
 * @param viewport - in pixels
 * @returns a PNG
 */
export const photograph = async (
  browser: Browser,
  address: string,
  viewport: {width: number; height: number},
  {saved = [], act}: Deeds,
): Promise<Buffer> => {
  const context = await browser.newContext({viewport, reducedMotion: "reduce"})
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
    await page.waitForSelector("html[data-hydrated]", {state: "attached"})
    await page.waitForLoadState("networkidle")
    await act?.(page)
    return await page.screenshot({animations: "disabled"})
  } finally {
    await context.close()
  }
}

/** Photographs a page of the editor as it is after a moment, into docs/screens. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  await page.waitForTimeout(1500)
  const file = `docs/screens/${name}.webp`
  await sharp(await page.screenshot())
    .webp({quality: 70})
    .toFile(file)
  say(file)
}
