import type {Locator, Page} from "@playwright/test"

/**
 * Waits until nothing is left that the page does by itself. The second frame is Gatsby's: in the one
 * after a scroll it keeps the place, for the page shown by then. Who leaves within that frame, as only
 * a test can, comes back to the place before.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const nextFrame = (then: () => void) => requestAnimationFrame(() => then())
        nextFrame(() => nextFrame(() => requestIdleCallback(() => resolve(), {timeout: 1000})))
      }),
  )

/** Pixels from the window's top edge, once nothing is left that the page does by itself. */
export const topOf = async (place: Locator): Promise<number> => {
  await settle(place.page())
  return place.evaluate(element => Math.round(element.getBoundingClientRect().top))
}

/** Puts a part of the page into the middle of the window, and waits until Gatsby has kept the place. */
export const scrollTo = async (place: Locator): Promise<void> => {
  await place.evaluate(element => element.scrollIntoView({block: "center", behavior: "instant"}))
  await settle(place.page())
}
