import type {Page} from "@playwright/test"
import {waitForHydration} from "./test"

/** What the console says of a part that has stopped. */
const said = /NotFoundError/

/** Stops the filter of a catalogue that is open: something else takes away what React is to remove. */
export const stopFilter = async (page: Page, allowed: RegExp[]): Promise<void> => {
  allowed.push(said)
  await waitForHydration(page)
  const length = page.locator("select[name=length]")
  await length.selectOption({index: 1})
  await page
    .locator("#found p[role=status] ~ button")
    .first()
    .evaluate(button => button.remove())
  await length.selectOption("")
}

/** Stops the page of a trip: the header has lost what the way to the saved trips is put before. */
export const stopPage = async (page: Page, allowed: RegExp[]): Promise<void> => {
  allowed.push(said)
  await waitForHydration(page)
  await page
    .locator("header nav")
    .first()
    .evaluate(nav => nav.remove())
  await page.locator("main button[aria-pressed]:not([aria-label*=':'])").click()
}
