import {sliderOf} from "../support/links"
import {marksInView} from "../support/slider"
import {expect, test} from "../support/test"
import {groupOf} from "../support/trips"

for (const [width, cards] of [
  [474, 1],
  [475, 2],
  [972, 2],
  [973, 3],
] as const)
  test(`cards in view: ${cards} at ${width} px, 20 px apart, without a shift at the start`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900})
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, {shifts})
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as {value: number}).value)
      }).observe({type: "layout-shift", buffered: true})
    })
    await page.goto("/en/experiences/")
    const slider = sliderOf(page, groupOf(4).key)
    const widthOfCard = () =>
      slider
        .locator(".swiper-slide")
        .first()
        .evaluate(slide => slide.getBoundingClientRect().width)
    const before = await widthOfCard()
    await slider.scrollIntoViewIfNeeded()
    await expect(slider).toHaveAttribute("data-started", "")
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
    const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
  })
