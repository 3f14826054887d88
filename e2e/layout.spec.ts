import type {Page} from "@playwright/test"
import {answerAhead} from "./support/consent"
import {expectFits, faultsOfWidth, softly} from "./support/layout"
import {groupSection} from "./support/links"
import {arriveWith} from "./support/page-data"
import {inTurn, templates} from "./support/screens"
import {expect, notFound, openPage, test} from "./support/test"
import {crowdedRegion, groupOf, journey, longestTitled, tripWith} from "./support/trips"
import {word} from "./support/words"

// Wide spacing comes by a style sheet of the test's own, which the page's policy would refuse.
test.use({bypassCSP: true})

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
    for (const picture of main.querySelectorAll("img, svg, button, a, summary, select, input"))
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
const widestGap = {375: 100, 1440: 160}

/** Blocks of the footer that lie over one another. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll("footer > div:first-of-type > *")]
    const boxes = blocks.map(block => block.getBoundingClientRect())
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(({left, right}) => left < one.right && right > one.left)
        .filter(({top, bottom}) => top < one.bottom && bottom > one.top)
        .map(() => blocks[index]?.textContent),
    )
  })

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

const expectGrid = async (page: Page) => {
  for (const width of [375, 1440] as const) {
    await page.setViewportSize({width, height: 900})
    const found = await edges(page)
    const edge = found[0]?.left ?? 0
    const isOff = ({left, border, isBeside}: (typeof found)[number]) =>
      !isBeside && Math.abs(left - edge) > 2 && Math.abs(border - edge) > 2
    expect.soft(found.filter(isOff), `off the left edge at ${width} px`).toEqual([])
    expect.soft(await overlaps(page), `over one another at ${width} px`).toEqual([])
    expect.soft(await joined(page), `run together at ${width} px`).toEqual([])
    const tooWide = (await gaps(page)).filter(gap => gap > widestGap[width])
    expect.soft(tooWide, `far from the next at ${width} px`).toEqual([])
  }
  const second = page.locator("main h2:visible:not(#filter-label)").first()
  await expect.soft(second, "where the page goes on at 1440 × 900").toBeInViewport()
}

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
      await softly.poll(() => faultsOfWidth(page), `with ${name} at ${width} px`).toEqual([])
    }
    await added.evaluate(style => (style as unknown as HTMLElement).remove())
  }
}

/** Screens that differ most; the others are measured weekly. */
const daily = ["home", "experiences", "experience", "saved"]

// A page is opened once for all widths: opening takes as long as what is then measured.
for (const {name, path} of inTurn(templates))
  test(`${name} keeps to its grid, fits every window, and holds with wide spacing and large letters`, {
    tag: daily.some(of => name.startsWith(`${of} in`)) ? [] : "@weekly",
  }, async ({page}) => {
    await answerAhead(page, "rejected")
    await page.emulateMedia({reducedMotion: "reduce"})
    await openPage(page, path())
    await page.evaluate(() => document.fonts.ready)
    await expectGrid(page)
    await page.evaluate(() => window.scrollTo(0, 0))
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
    await openPage(page, `/es/${routeOf()}`)
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

const longTitle =
  "Nine days between cloud forest, old towns, river mouths and the farthest beaches we know of"
const longInclude = `${"Every transfer of the programme by land, river and sea, with a guide who knows the way, ".repeat(3)}and Donaudampfschifffahrtsgesellschaftskapitän`

const widths = [320, 768, 1440]

test("a title of 90 letters and a line of 300 hold at every width", async ({page}) => {
  expect(longTitle.length).toBeGreaterThanOrEqual(90)
  expect(longInclude.length).toBeGreaterThanOrEqual(300)
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
      await expect.poll(() => faultsOfWidth(page)).toEqual([])
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

test("no word of a heading breaks where letters are doubled", async ({page}) => {
  const broken: Record<string, string[]> = {}
  for (const language of ["en", "es"])
    for (const route of [
      "",
      "experiences/",
      `experiences/${longestTitled("en").slug}/`,
      "destinations/",
    ]) {
      const path = `/${language}/${route}`
      await openPage(page, path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%"
      })
      for (const width of [375, 768]) {
        await page.setViewportSize({width, height: 800})
        const words = await page.evaluate(() =>
          [...document.querySelectorAll("main :is(h1, h2, h3)")].flatMap(heading => {
            const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
            const found: string[] = []
            while (texts.nextNode()) {
              const text = texts.currentNode as Text
              for (const {0: word, index} of text.data.matchAll(/[^\s\u00ad-]+/g)) {
                const range = document.createRange()
                range.setStart(text, index)
                range.setEnd(text, index + word.length)
                const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)))
                if (lines.size > 1) found.push(word)
              }
            }
            return found
          }),
        )
        if (words.length > 0) broken[`${path} at ${width} px`] = words
      }
    }
  expect(broken).toEqual({})
})

test("text stands within the window and in lines where a browser's letters are doubled", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send("Page.setFontSizes", {fontSizes: {standard: 32, fixed: 26}})
  const faults: Record<string, string[]> = {}
  for (const route of ["", "about-us/", "destinations/", `experiences/${journey(2).slug}/`]) {
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
      const all = [...(await faultsOfWidth(page)), ...found]
      if (all.length > 0) faults[`/en/${route} at ${width} px`] = all
    }
  }
  expect(faults).toEqual({})
})

test("the row of a trip's sections is whole on the narrowest phone", async ({page}) => {
  await page.setViewportSize({width: 320, height: 640})
  for (const language of ["en", "es"] as const) {
    await openPage(page, `/${language}/experiences/${journey(2).slug}/`)
    const row = page.getByRole("navigation", {name: word(language, "experience", "jump.label")})
    const hidden = await row.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)
    expect(hidden, language).toBe(0)
  }
})

test("a group of two cards holds at every width", async ({page}) => {
  const path = "/en/experiences/"
  const {key} = groupOf(2)
  await page.setViewportSize({width: 320, height: 700})
  await arriveWith(page, path, ({catalogueContent}) => {
    const group = catalogueContent.groups.find((of: {key: string}) => of.key === key)
    group.experiences = group.experiences.slice(0, 2)
    group.experiences[0].title = longTitle
  })
  const group = groupSection(page, key)
  for (const width of widths)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({width, height: 700})
      await group.scrollIntoViewIfNeeded()
      await expect(group.getByRole("heading", {level: 3})).toHaveCount(2)
      const title = group.getByRole("heading", {name: longTitle})
      await title.scrollIntoViewIfNeeded()
      await expect(title).toBeInViewport()
      await expect(group.locator("[data-slider=next]")).toHaveCount(0)
      await expect.poll(() => faultsOfWidth(page)).toEqual([])
    })
})
