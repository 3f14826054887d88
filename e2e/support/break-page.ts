import type {Page} from "@playwright/test"
import {headerLink} from "./links"

/** Follows a link to a page whose data lacks what the page shows, so that it throws. */
export const breakPage = async (page: Page, path: string, allowed: RegExp[]): Promise<void> => {
  allowed.push(/properties of null/)
  await page.route(`**${path}page-data.json`, async route => {
    const response = await route.fetch()
    const data = await response.json()
    data.result.data.aboutContent = null
    await route.fulfill({response, json: data})
  })
  await headerLink(page, path).click()
}
