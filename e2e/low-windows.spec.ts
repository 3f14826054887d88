import {answerAhead} from "./support/consent"
import {expect, openLaidOut, test} from "./support/test"
import {longestTitled} from "./support/trips"

/** Share of a window's height that may stay covered while the page is read. */
const most = 0.25

/** As a page at 200 % and 400 %, a phone on its side, and the lowest window in which the header stays. */
const windows = [
  {width: 640, height: 400},
  {width: 667, height: 375},
  {width: 800, height: 360},
  {width: 320, height: 256},
  {width: 640, height: 559},
  {width: 640, height: 560},
  {width: 375, height: 667},
]

for (const [name, routeOf] of [
  ["the trip with the longest title", () => `experiences/${longestTitled("es").slug}/`],
  ["the catalogue", () => "experiences/"],
] as const)
  test(`${name} leaves most of a low window to read`, async ({page}) => {
    await answerAhead(page, "rejected")
    await page.emulateMedia({reducedMotion: "reduce"})
    await openLaidOut(page, `/es/${routeOf()}`)
    for (const {width, height} of windows) {
      await page.setViewportSize({width, height})
      const {sum, faults} = await page.evaluate(async () => {
        window.scrollTo(0, document.documentElement.scrollHeight / 2)
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const covering = [...document.querySelectorAll<HTMLElement>("header, [data-book-bar]")]
          .filter(element => element.checkVisibility())
          .filter(element => {
            const {top, bottom} = element.getBoundingClientRect()
            return bottom > 0 && top < innerHeight
          })
        const faults: string[] = []
        for (const element of covering) {
          const outer = element.getBoundingClientRect()
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          while (walker.nextNode()) {
            const parent = walker.currentNode.parentElement as HTMLElement
            // The skip link is out of sight until it has the focus.
            const isUnseen = parent.closest(".visuallyHidden, [href='#content']")
            if (isUnseen || !parent.checkVisibility()) continue
            const range = document.createRange()
            range.selectNodeContents(walker.currentNode)
            const lines = range.getClientRects()
            const words = range.getBoundingClientRect()
            const box = parent.getBoundingClientRect()
            const isClipped = getComputedStyle(parent).overflow !== "visible"
            // Out of view as a whole is no cut.
            if (isClipped && words.top >= box.bottom - 1) continue
            const frame = isClipped ? box : outer
            const isWhole =
              words.left >= frame.left - 0.5 &&
              words.right <= frame.right + 0.5 &&
              words.top >= outer.top - 0.5 &&
              words.bottom <= outer.bottom + 0.5
            if (!isWhole) faults.push(`cut: ${parent.textContent}`)
            if (element.matches("[data-book-bar]") && lines.length > 1)
              faults.push(`${lines.length} lines: ${parent.textContent}`)
          }
        }
        const sum = covering.reduce((all, {offsetHeight}) => all + offsetHeight, 0)
        return {sum, faults}
      })
      expect(faults, `${width} × ${height}`).toEqual([])
      expect(sum / height, `${width} × ${height}: ${sum} px are covered`).toBeLessThanOrEqual(most)
    }
  })
