import type {Page} from "@playwright/test"
import {answerAhead} from "./support/consent"
import {openMenu, widthFaults} from "./support/layout"
import {saveAhead, savedLink, someTrips} from "./support/planner"
import {expect, openPage, test} from "./support/test"
import {tripPath} from "./support/trips"

const widths = Array.from({length: 33}, (_, step) => 320 + 40 * step)

/** What is wrong with the header at the width that is set; boxes are compared to half a pixel. */
const headerFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const header = document.querySelector("header") as HTMLElement
    // The skip link and the cookie question stand in the header and lie over the page.
    const findVisible = (selector: string) =>
      [...header.querySelectorAll<HTMLElement>(selector)].filter(
        element =>
          element.checkVisibility() && !element.closest("[href='#content'], [role=dialog]"),
      )
    const nameOf = (element: Element) =>
      element.getAttribute("aria-label") ?? element.textContent ?? element.tagName

    for (const icon of findVisible("svg")) {
      const {width, height} = icon.getBoundingClientRect()
      if (width !== Number(icon.getAttribute("width")) || height !== width)
        faults.push(`an icon is ${width} × ${height}`)
    }

    const controls = findVisible("a, summary").map(element => ({
      name: nameOf(element),
      box: element.getBoundingClientRect(),
      lines: new Set(
        [...element.querySelectorAll("*"), element]
          .flatMap(({childNodes}) => [...childNodes])
          .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
          .filter(({parentElement}) => !parentElement?.closest(".visuallyHidden"))
          .flatMap(text => {
            const range = document.createRange()
            range.selectNodeContents(text)
            return [...range.getClientRects()].map(({top}) => Math.round(top))
          }),
      ).size,
    }))
    for (const {name, box, lines} of controls) {
      if (box.left < -0.5 || box.right > document.documentElement.clientWidth + 0.5)
        faults.push(`${name} ends at ${box.right}`)
      if (lines > 1) faults.push(`${name} has ${lines} lines`)
      for (const other of controls)
        if (other.box.left > box.left && other.box.left < box.right - 0.5)
          faults.push(`${name} reaches over ${other.name}`)
    }
    const height = innerWidth < 600 ? 56 : 64
    if (header.getBoundingClientRect().height !== height)
      faults.push(`it is ${header.getBoundingClientRect().height} px tall`)
    return faults
  })

test("the header is whole at every width, and with large letters", async ({page}) => {
  await saveAhead(page, someTrips(1))
  await page.goto("/es/")
  await expect(savedLink(page)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const faults: Record<number, string[]> = {}
  for (const width of widths) {
    await page.setViewportSize({width, height: 800})
    const found = await headerFaults(page)
    if (found.length > 0) faults[width] = found
  }
  expect(faults).toEqual({})

  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  for (const width of [320, 375, 412, 667]) {
    await page.setViewportSize({width, height: 800})
    expect(await widthFaults(page), `controls at ${width} px`).toEqual([])
  }
})

test("header and buttons tell what they are without colours", async ({page}) => {
  await page.emulateMedia({forcedColors: "active"})
  await openPage(page, tripPath("en"))
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({forcedColors: "active", colorScheme})
    // Browsers put words on a plate of the page's colour.
    const plate = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    for (const button of await page.locator("main :is(a[data-event], button):visible").all())
      await expect(button).not.toHaveCSS("color", plate)
  }
  const header = page.getByRole("banner")
  await expect(header.locator("a[href*='wa.me']")).toHaveCSS("border-style", "solid")
  const current = {"text-decoration-line": "underline", "text-decoration-thickness": "3px"}
  for (const width of [1280, 375]) {
    await page.setViewportSize({width, height: 800})
    if (width === 375) await openMenu(page)
    const section = header.locator("nav a[href='/en/experiences/']:visible")
    for (const [property, value] of Object.entries(current))
      await expect(section).toHaveCSS(property, value)
    for (const path of ["/en/", "/en/about-us/"])
      await expect(header.locator(`nav a[href='${path}']:visible`)).not.toHaveCSS(
        "text-decoration-line",
        "underline",
      )
  }
})

test.describe("the menu of narrow screens closes", () => {
  test.use({viewport: {width: 375, height: 667}, hasTouch: true})

  test.beforeEach(async ({page}) => {
    await answerAhead(page, "rejected")
    await page.emulateMedia({reducedMotion: "reduce"})
    await openPage(page, "/es/questions-answers/")
  })

  test("by its button, on Escape, and on a press outside alone", async ({page}) => {
    const button = page.locator("header summary")
    const drawn = () => button.locator("svg:visible use").getAttribute("href")
    const closed = await drawn()
    const panel = await openMenu(page)
    expect(await drawn()).not.toBe(closed)
    await button.click()
    await expect(panel).toBeHidden()
    expect(await drawn()).toBe(closed)

    await openMenu(page)
    await panel.getByRole("link").first().focus()
    await page.keyboard.press("Escape")
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()

    await openMenu(page)
    const box = await panel.boundingBox()
    if (!box) throw new Error("the panel has no place")
    // A mouse: near the edge a browser takes a finger for one beside it.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 4)
    await expect(panel).toBeVisible()
    await page.touchscreen.tap(180, 640)
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL("/es/questions-answers/")
    await expect(button).not.toBeFocused()
  })

  test("when Tab leaves it, not while Tab goes through it, and shows what has the focus", async ({
    page,
  }) => {
    // So low that the browser may scroll to show the link that has the focus.
    await page.setViewportSize({width: 375, height: 300})
    const panel = await openMenu(page)
    for (const link of await panel.getByRole("link").all()) {
      await page.keyboard.press("Tab")
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport()
    }
    await page.setViewportSize({width: 375, height: 667})
    await page.keyboard.press("Tab")
    await expect(panel).toBeHidden()
    const isFocusInView = () =>
      page.evaluate(() => {
        const focused = document.activeElement as Element
        const {x, y, width, height} = focused.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return !focused.closest("header") && focused.contains(top)
      })
    await expect.poll(isFocusInView).toBe(true)
  })
})
