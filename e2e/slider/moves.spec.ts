import {named} from "../support/measured"
import {drag, firstTitle, marksInView, settled, startSlider} from "../support/slider"
import {expect, test, waitForLayout} from "../support/test"
import {groupOf, tripsOfGroup} from "../support/trips"
import {word} from "../support/words"

test.use({viewport: {width: 1280, height: 900}})

test("a slider moves by arrows, dots and keyboard, and loops @smoke", async ({page}) => {
  const slider = await startSlider(page, groupOf(5).key)
  const dots = slider.locator("[data-slider-dots]").getByRole("button")
  await expect(dots).toHaveCount(tripsOfGroup(groupOf(5).key).length)
  await expect(dots.first()).toHaveAccessibleName(word("en", "cards", "slider.dot", {index: 1}))
  const first = await firstTitle(slider)

  await slider.locator("[data-slider-next]").click()
  await expect.poll(() => firstTitle(slider)).not.toBe(first)
  await settled(slider)
  await slider.locator("[data-slider-previous]").click()
  await expect.poll(() => firstTitle(slider)).toBe(first)

  await settled(slider)
  await dots.nth(2).click()
  await expect(dots.nth(2)).toHaveAttribute("aria-current", "true")
  await settled(slider)
  await dots.first().click()
  await expect.poll(() => firstTitle(slider)).toBe(first)

  await settled(slider)
  await dots.first().press("ArrowLeft")
  await expect.poll(() => firstTitle(slider)).not.toBe(first)
  await expect(dots.last()).toHaveAttribute("aria-current", "true")
  await settled(slider)
  await dots.last().press("ArrowRight")
  await expect.poll(() => firstTitle(slider)).toBe(first)
})

test("a slider shows the grab cursor and moves by dragging", async ({page}) => {
  const slider = await startSlider(page, groupOf(5).key)
  const viewport = slider.locator("[data-slider-viewport]")
  await expect(viewport.locator("> *").first()).toHaveCSS("cursor", "grab")
  const first = await firstTitle(slider)
  // While the page lays itself out, the slider may move away under the pointer.
  await waitForLayout(page)
  await viewport.hover()
  const box = await viewport.boundingBox()
  if (!box) throw new Error("the slider has no size")
  // At the height at which the pointer was: further up the header may stand above the row.
  await drag(page, {x: box.x + box.width * 0.7, y: box.y + box.height / 2}, -box.width / 2)
  await expect.poll(() => firstTitle(slider)).not.toBe(first)
  // The press that ends a drag chooses no card, be it long or a little one that is taken back.
  await settled(slider)
  await drag(page, {x: box.x + box.width * 0.7, y: box.y + box.height / 2}, -12)
  await settled(slider)
  await expect(page).toHaveURL("/en/experiences/")
  expect(await named(page, "select_item")).toEqual([])
})

test("a slider shows the cards of its place where a new size takes a move back", async ({page}) => {
  const slider = await startSlider(page, groupOf(5).key)
  // Swiper hears of a new size in one frame, and goes to its card of that frame in the next.
  await slider.locator("[data-slider-viewport]").evaluate(
    viewport =>
      new Promise<void>(resolve => {
        const press = () => {
          viewport.parentElement?.querySelector<HTMLElement>("[data-slider-next]")?.click()
          resolve()
        }
        let isFirst = true
        new ResizeObserver((_, observer) => {
          if (!isFirst) {
            observer.disconnect()
            requestAnimationFrame(press)
          }
          isFirst = false
        }).observe(viewport)
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            ;(viewport as HTMLElement).style.height = `${viewport.clientHeight + 8}px`
          }),
        )
      }),
  )
  await settled(slider)
  await expect.poll(() => marksInView(slider)).toEqual([true, true, true])
})
