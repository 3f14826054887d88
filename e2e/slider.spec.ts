import type {Locator} from "@playwright/test"
import {expect, test} from "./support/test"

/** Of each card that is whole in the row, whether it is marked as one to be shown. */
const marksInView = (slider: Locator) =>
  slider.locator(".swiper-slide").evaluateAll(slides => {
    const viewport = slides[0]?.parentElement?.parentElement?.getBoundingClientRect()
    if (!viewport) return []
    const isWhole = (slide: Element) => {
      const {left, right} = slide.getBoundingClientRect()
      return left >= viewport.left - 1 && right <= viewport.right + 1
    }
    return slides.filter(isWhole).map(slide => slide.hasAttribute("data-in-view"))
  })

const cardsInView = async (slider: Locator) => (await marksInView(slider)).length

const started = (slider: Locator) => expect(slider).toHaveAttribute("data-started", "")

/** While it moves, a looping slider takes no further order. */
const settled = (slider: Locator) =>
  expect
    .poll(() =>
      slider
        .locator("[data-slider-viewport]")
        .evaluate(
          viewport => (viewport as unknown as {swiper: {animating: boolean}}).swiper.animating,
        ),
    )
    .toBe(false)

const firstTitle = (slider: Locator) =>
  slider.locator(".swiper-slide[data-in-view] h3").first().textContent()

test.describe("cards in view", () => {
  for (const [width, cards] of [
    [474, 1],
    [475, 2],
    [972, 2],
    [973, 3],
  ] as const)
    test(`${cards} at ${width} px, 20 px apart, without a shift at the start`, async ({page}) => {
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
      const slider = page.getByRole("region", {name: /9\+ days/})
      const width_ = () =>
        slider
          .locator(".swiper-slide")
          .first()
          .evaluate(slide => slide.getBoundingClientRect().width)
      const before = await width_()
      await slider.scrollIntoViewIfNeeded()
      await started(slider)
      expect(Math.abs((await width_()) - before)).toBeLessThan(1)
      expect(await cardsInView(slider)).toBe(cards)
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
})

test.describe("a slider", () => {
  test.use({viewport: {width: 1280, height: 900}})

  test("moves by arrows, dots and keyboard, and loops", async ({page}) => {
    await page.goto("/en/experiences/")
    const slider = page.getByRole("region", {name: /3\+ days/})
    await slider.scrollIntoViewIfNeeded()
    await started(slider)
    const dots = slider.getByRole("button", {name: /Go to experience/})
    await expect(dots).toHaveCount(6)
    const first = await firstTitle(slider)

    await slider.getByRole("button", {name: "Next experience"}).click()
    await expect.poll(() => firstTitle(slider)).not.toBe(first)
    await settled(slider)
    await slider.getByRole("button", {name: "Previous experience"}).click()
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
    await expect(dots.nth(5)).toHaveAttribute("aria-current", "true")
    await settled(slider)
    await dots.nth(5).press("ArrowRight")
    await expect.poll(() => firstTitle(slider)).toBe(first)
  })

  test("shows the grab cursor and moves by dragging", async ({page}) => {
    await page.goto("/en/experiences/")
    const slider = page.getByRole("region", {name: /9\+ days/})
    await started(slider)
    const viewport = slider.locator("[data-slider-viewport]")
    await expect(viewport.locator("> *").first()).toHaveCSS("cursor", "grab")
    const first = await firstTitle(slider)
    const box = await viewport.boundingBox()
    if (!box) throw new Error("the slider has no size")
    await page.mouse.move(box.x + box.width * 0.7, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.2, box.y + 60, {steps: 8})
    await page.mouse.up()
    await expect.poll(() => firstTitle(slider)).not.toBe(first)
  })

  test("fades cards where it has been moved, not at its start", async ({page}) => {
    await page.goto("/en/experiences/")
    const slider = page.getByRole("region", {name: /3\+ days/})
    const cards = slider.locator(".swiper-slide")
    const hidden = slider.locator(".swiper-slide:not([data-in-view])")
    await slider.scrollIntoViewIfNeeded()
    await started(slider)
    await expect(hidden.first()).toHaveCSS("opacity", "0")
    expect(await cards.evaluateAll(slides => slides.flatMap(s => s.getAnimations()).length)).toBe(0)
    await expect(cards.first()).toHaveCSS("transition-duration", "0s")
    await slider.getByRole("button", {name: "Next experience"}).click()
    await expect(cards.first()).toHaveCSS("transition-duration", "0.2s")
    await settled(slider)
    await expect(hidden.first()).toHaveCSS("opacity", "0")
    await expect(slider.locator("[data-in-view]").first()).toHaveCSS("opacity", "1")
  })

  test("shows the cards of its place where a new size takes a move back", async ({page}) => {
    await page.goto("/en/experiences/")
    const slider = page.getByRole("region", {name: /9\+ days/})
    await started(slider)
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

  test("speaks the language of the page and never traps the focus", async ({page}) => {
    await page.goto("/es/experiences/")
    const slider = page.getByRole("region", {name: /1 día/})
    await slider.scrollIntoViewIfNeeded()
    await started(slider)
    await expect(slider).toHaveAttribute("aria-roledescription", "carrusel")
    await expect(slider.getByRole("button", {name: "Experiencia siguiente"})).toBeVisible()
    const slide = slider.locator(".swiper-slide[data-in-view]").first()
    await expect(slide).toHaveAttribute("aria-label", /^\d+ de 15$/)
    await slide.getByRole("link").first().focus()
    for (let press = 0; press < 40; press += 1) await page.keyboard.press("Tab")
    expect(await slider.evaluate(root => root.contains(document.activeElement))).toBe(false)
  })

  test("is the row it was where its script does not arrive", async ({page, faults}) => {
    await page.route(/\.js$/, async route => {
      const response = await route.fetch()
      const body = await response.text()
      return body.includes("data-in-view") ? route.abort() : route.fulfill({response, body})
    })
    await page.goto("/en/experiences/")
    const slider = page.getByRole("region", {name: /9\+ days/})
    await slider.scrollIntoViewIfNeeded()
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    await expect(slider).not.toHaveAttribute("data-started")
    await expect(slider.getByRole("link", {name: /^View More/})).toHaveCount(7)
    faults.length = 0
  })

  test("a card's duration leads to its group", async ({page}) => {
    await page.goto("/en/experiences/cali/")
    const more = page.getByRole("region", {name: "More of this length"})
    await more.scrollIntoViewIfNeeded()
    await more
      .getByRole("link", {name: /see more of this length/})
      .first()
      .click()
    await expect(page).toHaveURL("/en/experiences/#3-days")
  })
})
