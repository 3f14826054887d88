import type {Page} from "@playwright/test"
import {bookLinks} from "./links"
import {expect, test} from "./test"

/** The page can be read, and booked. */
export const expectUsable = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", {level: 1})).toBeVisible()
  const book = bookLinks(page, "facts")
  await expect(book).toBeVisible()
  await expect(book).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=/)
}

/** What the browser, webpack and Gatsby say of something that could not be had. */
const ofNetwork =
  /^request:|Failed to load resource|page resources for|Loading chunk|ChunkLoadError|find the correct component chunk|MIME type|blocked by CORS/

/** Lets a file's tests cause failures of the network; errors of the page's own code still count. */
export const allowNetworkFaults = (): void =>
  test.beforeEach(({allowed}) => void allowed.push(ofNetwork))

/** Paths of the pages that are loaded as a whole from here on, in their order. */
export const countLoads = (page: Page): string[] => {
  const loads: string[] = []
  page.on("request", request => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}
