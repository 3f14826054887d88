import type {BrowserContext, Locator, Page} from "@playwright/test"
import {defaultLanguage} from "../../src/i18n/languages"
import {expect} from "./test"
import {escapePattern} from "./words"

/**
 * Waits until the page of an address is shown, and all of it. Without a load the address changes
 * first: until React shows the page, every locator finds what stands on the one that is left. The
 * canonical link follows the page, the footer whatever is below the first screen.
 *
 * @param address - as `toHaveURL` takes it; on the server of the page that is left
 */
export const expectPage = async (page: Page, address: string | RegExp): Promise<void> => {
  // A test's own server is another than the one that Playwright would take.
  await expect(page).toHaveURL(
    typeof address === "string" ? new URL(address, page.url()).href : address,
  )
  const {pathname} = new URL(page.url())
  const path = pathname === "/" ? `/${defaultLanguage}/` : pathname
  const canonical = new RegExp(`^https?://[^/]+${escapePattern(path)}$`)
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", canonical)
  await expect(page.getByRole("contentinfo")).toBeAttached()
}

export const headerLink = (page: Page, path: string): Locator =>
  page.locator(`header nav a[href="${path}"]:visible`).first()

export const follow = async (page: Page, path: string): Promise<void> => {
  await headerLink(page, path).click()
  await expectPage(page, path)
}

/**
 * Follows the first link of some cards to its trip's page. A row that its slider takes over at this
 * moment moves under a pointer, and may begin with another card: the link is pressed by the
 * keyboard, and found by its address.
 *
 * @returns slug of the trip
 */
export const openFirst = async (links: Locator): Promise<string> => {
  const page = links.page()
  const address = (await links.first().getAttribute("href")) ?? ""
  await links
    .and(page.locator(`[href="${address}"]`))
    .first()
    .press("Enter")
  await expectPage(page, address)
  return address.split("/").at(-2) ?? ""
}

/** Links that open a booking's chat, wherever on the page or at one place of it. */
export const bookLinks = (page: Page, position = ""): Locator =>
  page.locator(`a[data-event*='"generate_lead"'][data-event*='"lead_position":"${position}']`)

/** Links of cards that lead to a trip's own page. */
export const cardLinks = (within: Page | Locator): Locator =>
  within.locator(`a[data-event*='"select_item"']`)

export const groupSection = (page: Page, key: string): Locator =>
  page.locator(`section[id="${key}"]`)

/** Has the hosts that links lead to answer with an empty page. */
export const answerChats = (context: BrowserContext): Promise<unknown> =>
  context.route(/^https:\/\/(wa\.me|www\.instagram\.com)\//, route => route.fulfill({body: "chat"}))

/** Presses a link that opens a tab, and closes the tab. */
export const openInNewTab = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const tab = page.context().waitForEvent("page")
  await press()
  await (await tab).close()
}

/** The text that the chat of an address begins with. */
export const sentText = (address: string | null): string =>
  new URL(address ?? "").searchParams.get("text") ?? ""

export const sentTexts = async (links: Locator): Promise<string[]> =>
  (await links.evaluateAll(all => all.map(link => link.getAttribute("href")))).map(sentText)

export const slugsOf = (links: Locator): Promise<(string | undefined)[]> =>
  links.evaluateAll(all => all.map(link => link.getAttribute("href")?.split("/").at(-2)))
