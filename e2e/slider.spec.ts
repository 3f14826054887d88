import type {Locator, Page} from "@playwright/test"
import {eventsOf} from "./support/data-layer"
import {watchShifts} from "./support/layout"
import {expectPage, groupSection} from "./support/links"
import {expect, openPage, test, waitForHydration} from "./support/test"
import {findTrip, groupWithTrips, tripsOfGroup, tripWithDays} from "./support/trips"
import {word} from "./support/words"

test.use({viewport: {width: 1280, height: 900}})

/** The slider of one length of stay in the catalogue. */
const sliderOf = (page: Page, key: string): Locator =>
  groupSection(page, key).locator("section:has(> [data-slider=viewport])")

/** Comes to a slider, which starts it. */
const wakeSlider = async (slider: Locator): Promise<void> => {
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute("data-started", "")
}

const startSlider = async (page: Page, key: string, language = "en"): Promise<Locator> => {
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
const drag = async (page: Page, from: {x: number; y: number}, by: number): Promise<void> => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await page.mouse.move(from.x + by * share, from.y)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.mouse.up()
}

/** While it moves, a looping slider takes no further order. */
const waitForSlide = (slider: Locator): Promise<void> =>
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
const firstTitle = (slider: Locator): Promise<string | null> =>
  slider.locator(".swiper-slide[data-in-view] h3").first().textContent()

for (const [width, cards] of [
  [474, 1],
  [973, 3],
] as const)
  test(`${cards} cards in view at ${width} px, 20 px apart, unshifted`, async ({page}) => {
    await page.setViewportSize({width, height: 900})
    const shifts = await watchShifts(page)
    await page.goto("/en/experiences/")
    const slider = sliderOf(page, groupWithTrips(4).key)
    const boxesOf = (cards: Locator) =>
      cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().toJSON() as DOMRect))
    const [before] = await boxesOf(slider.locator(".swiper-slide"))
    await wakeSlider(slider)
    const inView = slider.locator(".swiper-slide[data-in-view]")
    await expect(inView).toHaveCount(cards)
    const boxes = await boxesOf(inView)
    const row = await slider.locator("[data-slider=viewport]").boundingBox()
    const {x = 0, width: ofRow = 0} = row ?? {}
    for (const {left, right, width} of boxes) {
      expect(Math.abs(width - (before?.width ?? 0))).toBeLessThan(1)
      expect(left).toBeGreaterThanOrEqual(x - 1)
      expect(right).toBeLessThanOrEqual(x + ofRow + 1)
    }
    for (const [index, {left}] of boxes.slice(1).entries())
      expect(Math.round(left - (boxes[index]?.right ?? 0))).toBe(20)
    expect(await shifts()).toBeLessThan(0.001)
  })

test("a slider moves by arrows, dots and keyboard, and loops @smoke", async ({page}) => {
  const slider = await startSlider(page, groupWithTrips(5).key)
  const dots = slider.locator("[data-slider=dots]").getByRole("button")
  await expect(dots).toHaveCount(tripsOfGroup(groupWithTrips(5).key).length)
  await expect(dots.first()).toHaveAccessibleName(word("en", "cards", "slider.dot", {index: 1}))
  expect(await slider.locator("button[role]").count()).toBe(0)
  const first = await firstTitle(slider)
  const arrow = (way: "next" | "previous") => slider.locator(`[data-slider=${way}]`)
  const cards = slider.locator("[data-in-view] a")
  for (const [press, isBack, dot] of [
    [() => arrow("next").click(), false, 1],
    [() => arrow("previous").click(), true, 0],
    [() => dots.nth(2).click(), false, 2],
    [() => dots.first().click(), true, 0],
    [() => dots.first().press("ArrowLeft"), false, -1],
    [() => dots.last().press("ArrowRight"), true, 0],
    [() => cards.first().press("ArrowRight"), false, 1],
  ] as const) {
    await press()
    const title = expect.poll(() => firstTitle(slider))
    await (isBack ? title.toBe(first) : title.not.toBe(first))
    await expect(dots.nth(dot)).toHaveAttribute("aria-current", "true")
    await waitForSlide(slider)
  }
  // From a card the focus goes along: Tab begins in the row, not at the top of the page.
  await expect(cards.first()).toBeFocused()

  // Each press counts, also during the move before.
  for (const [way, dot] of [
    ["next", 4],
    ["previous", 1],
  ] as const) {
    await arrow(way).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) button.click()
    })
    await expect(dots.nth(dot)).toHaveAttribute("aria-current", "true")
    await waitForSlide(slider)
  }
})

test("a slider shows the grab cursor and moves by dragging", async ({page}) => {
  const slider = await startSlider(page, groupWithTrips(5).key)
  const viewport = slider.locator("[data-slider=viewport]")
  await expect(viewport.locator("> *").first()).toHaveCSS("cursor", "grab")
  const first = await firstTitle(slider)
  // While the page lays itself out, the slider may move away under the pointer.
  await waitForHydration(page)
  await viewport.hover()
  const box = await viewport.boundingBox()
  if (!box) throw new Error("the slider has no size")
  // At the height at which the pointer was: further up the header may stand above the row.
  await drag(page, {x: box.x + box.width * 0.7, y: box.y + box.height / 2}, -box.width / 2)
  await expect.poll(() => firstTitle(slider)).not.toBe(first)
  // The press that ends a drag chooses no card, be it long or a little one that is taken back.
  await waitForSlide(slider)
  await drag(page, {x: box.x + box.width * 0.7, y: box.y + box.height / 2}, -12)
  await waitForSlide(slider)
  await expect(page).toHaveURL("/en/experiences/")
  expect(await eventsOf(page, "select_item")).toEqual([])
})

test("a slider speaks the language of the page and never traps the focus", async ({page}) => {
  const {key, title} = groupWithTrips(4)
  const slider = await startSlider(page, key, "es")
  const say = (name: string, values = {}) => word("es", "cards", `slider.${name}`, values)
  await expect(slider).toHaveAccessibleName(say("label", {group: title.es}))
  await expect(slider).toHaveAttribute("aria-roledescription", say("role"))
  await expect(slider.getByRole("button", {name: say("next")})).toBeVisible()
  const slide = slider.locator(".swiper-slide[data-in-view]").first()
  await expect(slide).toHaveAttribute(
    "aria-label",
    say("slide", {index: 1, total: tripsOfGroup(key).length}),
  )
  await slide.getByRole("link").first().focus()
  for (let press = 0; press < 40; press += 1) await page.keyboard.press("Tab")
  expect(await slider.evaluate(root => root.contains(document.activeElement))).toBe(false)
})

test("a card's length leads to the days of its trip", async ({page}) => {
  const days = {long: tripWithDays(2).slug, short: findTrip({group: "1-day"}).slug}
  await openPage(page, "/en/experiences/")
  const lengthOf = (slug: string) =>
    page.locator(`main [data-list] a[href^="/en/experiences/${slug}/"]:not([data-event])`)
  await expect(lengthOf(days.short)).toHaveAttribute("href", `/en/experiences/${days.short}/`)
  await lengthOf(days.long).dispatchEvent("click")
  await expectPage(page, `/en/experiences/${days.long}/#days`)
  await expect(page.locator("#days")).toBeInViewport()
})
