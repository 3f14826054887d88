import type {Page} from "@playwright/test"
import {expect} from "./test"

/** Opens the menu of narrow screens; gives its panel. */
export const openMenu = async (page: Page) => {
  await page.locator("header summary").click()
  const panel = page.locator("header details nav")
  await expect(panel).toBeVisible()
  return panel
}
