import {wakeSlider} from "../support/links"
import {expect, openPage, test} from "../support/test"

const widths = [320, 475, 973]

/** Pixels that a target needs (WCAG 2.2, 2.5.8), and those of an arrow. */
const smallestTarget = 24
const arrowSize = 44

test("every slider has round arrows and at most two even rows of dots", async ({page}) => {
  await openPage(page, "/en/experiences/")
  const sliders = page.locator("section:has(> [data-slider-viewport])")
  for (const width of widths) {
    await page.setViewportSize({width, height: 800})
    for (const slider of await sliders.all()) {
      await wakeSlider(slider)
      // A slider hears of a new width in the next frame.
      await expect(async () => {
        const boxes = await slider.evaluate(root => {
          const of = (selector: string) =>
            [...root.querySelectorAll(selector)].map(element => element.getBoundingClientRect())
          const arrow = root.querySelector("[data-slider-next]") as Element
          return {
            arrows: of("[data-slider-previous], [data-slider-next]").map(box => box.toJSON()),
            dots: of("[data-slider-dots] > *").map(box => box.toJSON()),
            radius: getComputedStyle(arrow).borderRadius,
          }
        })
        const [previous, next] = boxes.arrows
        const where = `${await slider.getAttribute("aria-label")} at ${width} px`
        expect(boxes.radius).toBe("50%")
        for (const {width: across, height} of boxes.arrows)
          expect([across, height], where).toEqual([arrowSize, arrowSize])
        const inRows = new Map<number, number>()
        for (const dot of boxes.dots) {
          expect(Math.min(dot.width, dot.height), where).toBeGreaterThanOrEqual(smallestTarget)
          expect(dot.left, where).toBeGreaterThanOrEqual(previous.right)
          expect(dot.right, where).toBeLessThanOrEqual(next.left)
          inRows.set(Math.round(dot.top), (inRows.get(Math.round(dot.top)) ?? 0) + 1)
        }
        const rows = [...inRows.values()]
        expect(rows.length, where).toBeLessThanOrEqual(2)
        expect(Math.max(...rows) - Math.min(...rows), `${where}: ${rows}`).toBeLessThanOrEqual(1)
      }).toPass()
    }
  }
})
