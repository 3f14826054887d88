import {expect, type Page} from "@playwright/test"

/** What of a page does not fit into the width of its window: the page itself, or controls of the header. */
export const faultsOfWidth = (page: Page): Promise<string[]> =>
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

/** Expects that a page fits into every window with its title in view, and needs no scrolling sideways at 400 %. */
export const expectFits = async (page: Page): Promise<void> => {
  const title = page.getByRole("heading", {level: 1}).first()
  for (const {width, height} of windows) {
    await page.setViewportSize({width, height})
    const size = `${width} × ${height}`
    await softly.poll(() => faultsOfWidth(page), size).toEqual([])
    const top = await title.evaluate(heading => heading.getBoundingClientRect().top)
    expect.soft(top, `top of the title at ${size}`).toBeLessThan(height)
  }
  await page.setViewportSize({width: 320, height: 256})
  await softly.poll(() => faultsOfWidth(page), "at 400 %").toEqual([])
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
  return () =>
    page.evaluate(() =>
      (window as unknown as {shifts: number[]}).shifts.reduce((sum, shift) => sum + shift, 0),
    )
}

/** Opens the menu of narrow screens; gives its panel. */
export const openMenu = async (page: Page) => {
  await page.locator("header summary").click()
  const panel = page.locator("header details nav")
  await expect(panel).toBeVisible()
  return panel
}
