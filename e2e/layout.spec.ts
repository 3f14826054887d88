import type {Page} from "@playwright/test"
import {answerAhead} from "./support/consent"
import {expectFits, softly, widthFaults} from "./support/layout"
import {arriveWith} from "./support/network"
import {inTurn, templates} from "./support/screens"
import {expect, notFound, openPage, test} from "./support/test"
import {crowdedRegion, longestTitled, tripWith, tripWithDays} from "./support/trips"
import {word} from "./support/words"

// Wide spacing comes by a style sheet of the test's own, which the page's policy would refuse.
test.use({bypassCSP: true})

/** Words that only a margin parts: a copy of them, or a voice, runs them together. */
const joined = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    let last: Text | undefined
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!text.parentElement?.checkVisibility()) continue
      const range = new Range()
      range.setStart(last ?? text, 0)
      range.setEnd(text, text.length)
      const isInline = (node: Node): boolean =>
        node === range.commonAncestorContainer ||
        (node instanceof Text || getComputedStyle(node as Element).display.startsWith("inline")
          ? isInline(node.parentNode as Node)
          : false)
      const isPair = /[\p{L}\p{N}]$/u.test(last?.data ?? "") && /^[\p{L}\p{N}€]/u.test(text.data)
      if (last && isPair && last.parentNode !== text.parentNode && isInline(last) && isInline(text))
        found.push(`${last.data}|${text.data}`)
      last = text
    }
    return found
  })

/** WCAG 2.2, 1.4.12: a reader may set these, and loses neither content nor function. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/** A browser's default size of letters, half as large again (WCAG 2.2, 1.4.4). */
const largeLetters = "html { font-size: 150% }"

const spacedWidths = [320, 1024]

const expectSpaced = async (page: Page) => {
  for (const [name, content] of Object.entries({spacing, largeLetters})) {
    const added = await page.addStyleTag({content})
    for (const width of spacedWidths) {
      await page.setViewportSize({width, height: 800})
      await softly.poll(() => widthFaults(page), `with ${name} at ${width} px`).toEqual([])
    }
    await added.evaluate(style => (style as unknown as HTMLElement).remove())
  }
}

/** Screens that differ most; the others are measured weekly. */
const daily = ["home", "experiences", "experience", "saved"]

// A page is opened once for all widths: opening takes as long as what is then measured.
for (const {name, path} of inTurn(templates))
  test(`${name} fits every window, parts its words, and holds with wide spacing and large letters`, {
    tag: daily.some(of => name.startsWith(`${of} in`)) ? [] : "@weekly",
  }, async ({page}) => {
    await answerAhead(page, "rejected")
    await page.emulateMedia({reducedMotion: "reduce"})
    await openPage(page, path())
    await page.evaluate(() => document.fonts.ready)
    expect.soft(await joined(page), "run together").toEqual([])
    await expectFits(page)
    await expectSpaced(page)
  })

for (const path of [`/es/experiences/?region=${crowdedRegion}`, "/logout/", "/es/nowhere/"])
  test(`${path} fits every window, spacing and size of letters`, async ({page, allowed}) => {
    if (path.endsWith("/nowhere/")) allowed.push(notFound)
    await openPage(page, path)
    await page.evaluate(() => document.fonts.ready)
    await expectFits(page)
    await expectSpaced(page)
  })

/** Share of a window's height that may stay covered while the page is read. */
const most = 0.25

/** A page at 200 % and 400 %, a phone on its side, the lowest window where the header stays. */
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
    await openPage(page, `/es/${routeOf()}`)
    for (const {width, height} of windows) {
      await page.setViewportSize({width, height})
      const sum = await page.evaluate(async () => {
        window.scrollTo(0, document.documentElement.scrollHeight / 2)
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return [...document.querySelectorAll<HTMLElement>("header, [data-book-bar]")]
          .filter(element => element.checkVisibility())
          .map(element => element.getBoundingClientRect())
          .filter(({top, bottom}) => bottom > 0 && top < innerHeight)
          .reduce((all, box) => all + box.height, 0)
      })
      expect(sum / height, `${width} × ${height}: ${sum} px are covered`).toBeLessThanOrEqual(most)
    }
  })

const longTitle =
  "Nine days between cloud forest, old towns, river mouths and the farthest beaches we know of"
const longInclude = `${"Every transfer of the programme by land, river and sea, with a guide who knows the way, ".repeat(3)}and Donaudampfschifffahrtsgesellschaftskapitän`

const widths = [320, 768, 1440]

test("a title of 90 letters and a line of 300 hold at every width", async ({page}) => {
  const {slug} = tripWith("includes")
  const path = `/en/experiences/${slug}/`
  await page.setViewportSize({width: 320, height: 700})
  await arriveWith(page, path, ({experience}) => {
    experience.title = longTitle
    experience.includes.items[0] = longInclude
  })
  const title = page.getByRole("heading", {level: 1})
  await expect(title).toHaveText(longTitle)
  for (const summary of await page.locator("main summary").all()) await summary.click()
  for (const width of widths)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({width, height: 700})
      await expect.poll(() => widthFaults(page)).toEqual([])
      const isInside = await title.evaluate(heading => {
        const words = heading.getBoundingClientRect()
        const poster = heading
          .closest("section, header, div[class*=poster]")
          ?.getBoundingClientRect()
        return poster !== undefined && words.top >= poster.top && words.bottom <= poster.bottom
      })
      expect(isInside).toBe(true)
    })
})

test("text stands within the window and in lines where a browser's letters are doubled", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send("Page.setFontSizes", {fontSizes: {standard: 32, fixed: 26}})
  const faults: Record<string, string[]> = {}
  for (const route of ["", "about-us/", "destinations/", `experiences/${tripWithDays(2).slug}/`]) {
    await openPage(page, `/en/${route}`)
    for (const width of [375, 1024, 1280, 1440]) {
      await page.setViewportSize({width, height: 900})
      const found = await page.evaluate(() =>
        [...document.querySelectorAll("main :is(h1, h2, h3, h4, p)")]
          .filter(element => element.checkVisibility() && !element.closest("[data-slider]"))
          .filter(element => {
            const {left, right, width} = element.getBoundingClientRect()
            const isLong = (element.textContent ?? "").length > 60
            return (
              left < 0 || right > innerWidth || (isLong && width < Math.min(250, innerWidth / 2))
            )
          })
          .map(element => element.textContent ?? ""),
      )
      const all = [...(await widthFaults(page)), ...found]
      if (all.length > 0) faults[`/en/${route} at ${width} px`] = all
    }
  }
  expect(faults).toEqual({})
})

test("the row of a trip's sections is whole on the narrowest phone", async ({page}) => {
  await page.setViewportSize({width: 320, height: 640})
  for (const language of ["en", "es"] as const) {
    await openPage(page, `/${language}/experiences/${tripWithDays(2).slug}/`)
    const row = page.getByRole("navigation", {name: word(language, "experience", "jump.label")})
    const hidden = await row.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)
    expect(hidden, language).toBe(0)
  }
})
