import type {Locator, Page} from "@playwright/test"

/** Follows a link of the header. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.locator(`header nav a[href="${path}"]:visible`).first().click()

/** Links that open a booking's chat, wherever on the page or at one place of it. */
export const bookLinks = (page: Page, position = ""): Locator =>
  page.locator(`a[data-event*='"generate_lead"'][data-event*='"lead_position":"${position}']`)

/** Links of cards that lead to a trip's own page. */
export const cardLinks = (within: Page | Locator): Locator =>
  within.locator(`a[data-event*='"select_item"']`)

/** The section of one length of stay in the catalogue. */
export const groupSection = (page: Page, key: string): Locator =>
  page.locator(`section[id="${key}"]`)

/** The slider of one length of stay in the catalogue. */
export const sliderOf = (page: Page, key: string): Locator =>
  groupSection(page, key).locator("section:has(> [data-slider-viewport])")

/** The slider that ends a trip's page. */
export const moreOfLength = (page: Page): Locator =>
  page.locator("main section:has(> [data-slider-viewport])").last()
