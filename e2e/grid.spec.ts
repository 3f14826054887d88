import type {Page} from "@playwright/test"
import {answerAhead} from "./support/consent"
import {shapes, templates} from "./support/screens"
import {expect, test, waitForLayout} from "./support/test"

const open = async (page: Page, path: string, width: number, height: number) => {
  await answerAhead(page, "rejected")
  await page.emulateMedia({reducedMotion: "reduce"})
  await page.setViewportSize({width, height})
  await page.goto(path)
  await waitForLayout(page)
}

/** Where the words of each heading begin that is not centred, in pixels from the left. */
const edges = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(h1, h2)")]
      .filter(heading => heading.checkVisibility() && !heading.closest("summary, nav, form"))
      .filter(heading => getComputedStyle(heading).textAlign !== "center")
      .map(heading => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        let bordered: HTMLElement | null = heading
        while (bordered && Number.parseFloat(getComputedStyle(bordered).borderLeftWidth) < 4)
          bordered = bordered.parentElement
        const {left, top, bottom} = range.getBoundingClientRect()
        const others = document.querySelectorAll("main :is(h1, h2, h3, p, li, img, svg)")
        const isBeside = (box: DOMRect) =>
          box.width > 0 && box.right <= left && box.top < bottom && box.bottom > top
        return {
          left: Math.round(left),
          // What stands in the second of two columns has something at its left.
          isBeside: [...others].some(other => isBeside(other.getBoundingClientRect())),
          text: heading.textContent,
          // A coloured border stands on the edge, and the words beside it.
          border: Math.round(bordered?.getBoundingClientRect().left ?? -1),
        }
      }),
  )

for (const {name, route} of shapes)
  for (const width of [375, 1440])
    test(`all parts of ${name} share one left edge at ${width} px`, async ({page}) => {
      await open(page, `/en/${route()}`, width, 900)
      const found = await edges(page)
      const edge = found[0]?.left ?? 0
      const isOff = ({left, border, isBeside}: (typeof found)[number]) =>
        !isBeside && Math.abs(left - edge) > 2 && Math.abs(border - edge) > 2
      expect(found.filter(isOff)).toEqual([])
    })

/** Pixels without anything between the lower edge of what can be seen and the next of it. */
const gaps = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main") as HTMLElement
    const boxes: {top: number; bottom: number}[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement as HTMLElement
      if (!walker.currentNode.textContent?.trim()) continue
      if (!parent.checkVisibility({visibilityProperty: true})) continue
      if (parent.closest("[data-book-bar], .visuallyHidden, details:not([open]) > :not(summary)"))
        continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      boxes.push(...[...range.getClientRects()])
    }
    for (const picture of main.querySelectorAll("img, svg, button, a, summary, select"))
      boxes.push(picture.getBoundingClientRect())
    boxes.sort((a, b) => a.top - b.top)
    let bottom = main.getBoundingClientRect().top
    const found: number[] = []
    for (const box of boxes) {
      if (box.top - bottom > 0) found.push(Math.round(box.top - bottom))
      bottom = Math.max(bottom, box.bottom)
    }
    return found
  })

/** Space round a band of colour, the widest there is, and what a line's own height adds. */
const widest = {375: 100, 1440: 160}

for (const {name, route} of templates)
  for (const width of [375, 1440] as const)
    test(`nothing of ${name} stands far from the next at ${width} px`, async ({page}) => {
      await open(page, `/es/${route()}`, width, 900)
      expect((await gaps(page)).filter(gap => gap > widest[width])).toEqual([])
    })

for (const {name, route} of templates)
  test(`the first screen of ${name} shows where the page goes on at 1440 × 900`, async ({page}) => {
    await open(page, `/en/${route()}`, 1440, 900)
    const second = page.locator("main h2:visible").first()
    await expect(second).toBeInViewport()
  })
