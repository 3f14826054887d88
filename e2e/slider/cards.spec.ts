import {watchShifts} from "../support/layout"
import {sliderOf, wakeSlider} from "../support/links"
import {marksInView} from "../support/slider"
import {expect, test} from "../support/test"
import {groupOf} from "../support/trips"

for (const [width, cards] of [
  [474, 1],
  [475, 2],
  [972, 2],
  [973, 3],
] as const)
  test(`${cards} cards in view at ${width} px, 20 px apart, unshifted`, async ({page}) => {
    await page.setViewportSize({width, height: 900})
    const shifts = await watchShifts(page)
    await page.goto("/en/experiences/")
    const slider = sliderOf(page, groupOf(4).key)
    const widthOfCard = () =>
      slider
        .locator(".swiper-slide")
        .first()
        .evaluate(slide => slide.getBoundingClientRect().width)
    const before = await widthOfCard()
    await wakeSlider(slider)
    expect(Math.abs((await widthOfCard()) - before)).toBeLessThan(1)
    await expect.poll(async () => (await marksInView(slider)).length).toBe(cards)
    if (cards > 1) {
      const boxes = await slider
        .locator(".swiper-slide[data-in-view]")
        .evaluateAll(slides =>
          slides.slice(0, 2).map(slide => slide.getBoundingClientRect().toJSON()),
        )
      expect(Math.round(boxes[1].left - boxes[0].right)).toBe(20)
    }
    expect(await shifts()).toBeLessThan(0.001)
  })
