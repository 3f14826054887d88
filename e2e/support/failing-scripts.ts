import type {Page} from "@playwright/test"

/** Gatsby's own script. */
export const appScript = /\/app-[^/]+\.js$/

/** All that waits for an answer. */
export const controls = (page: Page) =>
  page.locator("button, select, input, textarea, [role=button]")
