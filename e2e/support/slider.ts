import {expect, type Locator, type Page} from "@playwright/test"
import {groupSection} from "./links"

/** The slider of one length of stay in the catalogue. */
export const sliderOf = (page: Page, key: string): Locator =>
  groupSection(page, key).locator("section:has(> [data-slider=viewport])")

/** Comes to a slider, which starts it. */
export const wakeSlider = async (slider: Locator): Promise<void> => {
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute("data-started", "")
}

/** Of each card that is whole in the row, whether it is marked as one to be shown. */
export const marksInView = (slider: Locator): Promise<boolean[]> =>
  slider.locator(".swiper-slide").evaluateAll(slides => {
    const viewport = slides[0]?.parentElement?.parentElement?.getBoundingClientRect()
    if (!viewport) return []
    const isWhole = (slide: Element) => {
      const {left, right} = slide.getBoundingClientRect()
      return left >= viewport.left - 1 && right <= viewport.right + 1
    }
    return slides.filter(isWhole).map(slide => slide.hasAttribute("data-in-view"))
  })

/** Opens the catalogue, and waits until the slider of one length of stay is alive. */
export const startSlider = async (page: Page, key: string, language = "en"): Promise<Locator> => {
  await page.goto(`/${language}/experiences/`)
  const slider = sliderOf(page, key)
  await wakeSlider(slider)
  return slider
}

/**
 * Drags with the mouse as a hand does, over some frames: moves of one frame come as one.
 *
 * @param by - pixels to the right, or less than 0 to the left
 */
export const drag = async (page: Page, from: {x: number; y: number}, by: number): Promise<void> => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await page.mouse.move(from.x + by * share, from.y)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.mouse.up()
}

/** While it moves, a looping slider takes no further order. */
export const waitForSlide = (slider: Locator): Promise<void> =>
  expect
    .poll(() =>
      slider
        .locator("[data-slider=viewport]")
        .evaluate(
          viewport => (viewport as unknown as {swiper: {animating: boolean}}).swiper.animating,
        ),
    )
    .toBe(false)

/** Title of the first card in view. */
export const firstTitle = (slider: Locator): Promise<string | null> =>
  slider.locator(".swiper-slide[data-in-view] h3").first().textContent()
