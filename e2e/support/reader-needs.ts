import type {Page} from "@playwright/test"

/** Pixels that a pointer's target needs (WCAG 2.2, 2.5.8). */
const smallestTarget = 24

/**
 * Looks for targets that are smaller than a finger needs. A link within a sentence has its line's height.
 *
 * @returns each as text and size in pixels
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(smallest => {
    const controls = "a[href], button, summary, select, input, textarea, [role=button]"
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap(control => {
      if (!control.checkVisibility({visibilityProperty: true}) || control.closest("[inert]"))
        return []
      // A link may lie over the whole of what it leads from.
      const isStretched = getComputedStyle(control, "::after").position === "absolute"
      const target = control.closest("label") ?? ((isStretched && control.offsetParent) || control)
      const own = target.textContent?.trim() ?? ""
      const isInSentence =
        getComputedStyle(target).display === "inline" &&
        (target.parentElement?.textContent?.trim().length ?? 0) > own.length
      const {width, height} = target.getBoundingClientRect()
      if (isInSentence || Math.min(width, height) >= smallest) return []
      return `${own || target.outerHTML}: ${width.toFixed(1)} × ${height.toFixed(1)} px`
    })
  }, smallestTarget)

/**
 * Goes through a page by the keyboard: looks for controls that show no ring when they have the focus, and
 * for those of which nothing can be seen then.
 */
export const lostFocus = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({reducedMotion: "reduce"})
  // From here on the browser takes the focus for one of the keyboard.
  await page.keyboard.press("Tab")
  const found = await page.evaluate(() => {
    const controls = "a[href], button, summary, select, input, textarea"
    const faults: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      const isThere = control.checkVisibility({visibilityProperty: true})
      if (!isThere || control.closest("[inert]") || control.matches(":disabled")) continue
      control.focus()
      const name = control.textContent?.trim() || control.outerHTML.slice(0, 80)
      // A ring may also stand round all that leads on, which lies over the link.
      const hasRing = ["", "::after"].some(part => {
        const {outlineStyle, outlineWidth} = getComputedStyle(control, part || undefined)
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
      })
      if (!hasRing) faults.push(`${name}: no ring`)
      const {left, right, top, bottom} = control.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].flatMap(x =>
        [0.2, 0.5, 0.8].map(y => [left + (right - left) * x, top + (bottom - top) * y] as const),
      )
      const isSeen = points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        return hit && (control.contains(hit) || control.closest("label")?.contains(hit))
      })
      if (!isSeen) faults.push(`${name}: covered`)
    }
    return faults
  })
  await page.emulateMedia({reducedMotion: null})
  return found
}

/** What tells something to a pointer that rests on it, and to nobody else. */
export const tooltips = (page: Page): Promise<string[]> =>
  page
    .locator("body [title]:not(iframe)")
    .evaluateAll(elements => elements.map(element => element.outerHTML.slice(0, 120)))

/**
 * Looks for what moves although the reader asked for less motion.
 *
 * @returns each as element and seconds
 */
export const moving = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({reducedMotion: "reduce"})
  const found = await page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(",").map(Number.parseFloat))
    const {scrollBehavior} = getComputedStyle(document.documentElement)
    const faults = scrollBehavior === "smooth" ? ["the page scrolls smoothly"] : []
    for (const element of document.querySelectorAll("body, body *"))
      for (const part of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, part || undefined)
        const seconds = Math.max(
          longest(style.transitionDuration),
          style.animationName === "none" ? 0 : longest(style.animationDuration),
        )
        if (seconds > 0.001) faults.push(`${element.outerHTML.slice(0, 80)}${part}: ${seconds} s`)
      }
    return faults
  })
  await page.emulateMedia({reducedMotion: null})
  return found
}

/**
 * Looks for marks that are cut out of a ground: where the reader chooses all colours the ground is gone,
 * and the mark with it, unless it is given one of the reader's colours.
 */
export const lostMarks = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({forcedColors: "active"})
  const found = await page.evaluate(() => {
    const groundOf = (element: Element, part = "") =>
      getComputedStyle(element, part || undefined).backgroundColor
    const canvas = groundOf(document.body)
    return [...document.querySelectorAll("body *")].flatMap(element =>
      ["", "::before", "::after"].flatMap(part => {
        const {maskImage, backgroundColor} = getComputedStyle(element, part || undefined)
        if (maskImage === "none" || !element.checkVisibility()) return []
        return backgroundColor === canvas ? `${element.outerHTML.slice(0, 80)}${part}` : []
      }),
    )
  })
  await page.emulateMedia({forcedColors: null})
  return found
}
