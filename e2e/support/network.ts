import type {Page} from "@playwright/test"
import {bookLinks} from "./links"
import {expect} from "./test"

/** The page can be read, and booked. */
export const expectUsable = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
  const book = bookLinks(page, "facts")
  await expect(book).toBeVisible()
  await expect(book).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=/)
}

/** A load of the address that the browser made by itself leaves this mark behind. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""))

/** The page that is shown was loaded by the browser since the mark was set. */
export const expectPlainLoad = (page: Page): Promise<void> =>
  expect(page.locator("html")).not.toHaveAttribute("data-same-document")

const ofNetwork =
  /^request:|Failed to load resource|page resources for|Loading chunk|find the correct component chunk/

/** Takes out the faults that the test made itself; errors of the page's own code still count. */
export const forgetNetwork = (faults: string[]): void => {
  faults.splice(0, faults.length, ...faults.filter(fault => !ofNetwork.test(fault)))
}
