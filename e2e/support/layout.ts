import {expect, type Locator, type Page} from "@playwright/test"

/** What does not fit into the width of a window: the page itself, or controls of its header. */
export const widthFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement
    const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    const outside = [...document.querySelectorAll("header a, header summary")]
      .filter(element => element.checkVisibility())
      .filter(element => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map(element => `${element.textContent} ends outside the window`)
    return [...sideways, ...outside]
  })

/** Notes what fails, and goes on. */
export const softly = expect.configure({soft: true})

/** Small phones, phones on their side, tablets, and very wide screens. */
const windows = [
  {width: 320, height: 568},
  {width: 740, height: 360},
  {width: 1024, height: 768},
  {width: 2560, height: 1300},
]

/** Expects that a page fits into every window, its title in view, and into one at 400 %. */
export const expectFits = async (page: Page): Promise<void> => {
  const title = page.getByRole("heading", {level: 1}).first()
  for (const {width, height} of windows) {
    await page.setViewportSize({width, height})
    const size = `${width} × ${height}`
    await softly.poll(() => widthFaults(page), size).toEqual([])
    const top = await title.evaluate(heading => heading.getBoundingClientRect().top)
    expect.soft(top, `top of the title at ${size}`).toBeLessThan(height)
  }
  await page.setViewportSize({width: 320, height: 256})
  await softly.poll(() => widthFaults(page), "at 400 %").toEqual([])
}

/**
 * Adds up how far a page's parts move by themselves, from before its first paint.
 *
 * @returns tells the sum, as the browser scores it
 */
export const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, {shifts})
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as {value: number}).value)
    }).observe({type: "layout-shift", buffered: true})
  })
  return () => page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0))
}

export const openMenu = async (page: Page) => {
  await page.locator("header summary").click()
  const panel = page.locator("header details nav")
  await expect(panel).toBeVisible()
  return panel
}

/** All that waits for an answer. */
export const controls = (page: Page) =>
  page.locator("button, select, input, textarea, [role=button]")

/**
 * Waits until nothing is left that the page does by itself. The second frame is Gatsby's: in the
 * one after a scroll it keeps the place, for the page shown by then. Who leaves within that frame,
 * as only a test can, comes back to the place before.
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

/** Puts a part of the page into the window's middle; waits until Gatsby has kept the place. */
export const scrollTo = async (place: Locator): Promise<void> => {
  await place.evaluate(element => element.scrollIntoView({block: "center", behavior: "instant"}))
  await settle(place.page())
}

/** Shows every part of a page, a window's height at a time, so that it asks for all it has. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A browser without windows may stop painting for good; a second is long enough for a frame.
    const nextFrame = () =>
      new Promise(resolve => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 1000)
      })
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo({top, behavior: "instant"})
      await nextFrame()
    }
    await nextFrame()
  })
