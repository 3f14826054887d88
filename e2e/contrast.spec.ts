import type {Locator, Page} from "@playwright/test"
import sharp from "sharp"
import {experiences} from "./support/site"
import {expect, test} from "./support/test"
import {longestTitled, tripOf, tripPath} from "./support/trips"

// The test hides the words with a style of its own, which the page's policy would refuse.
test.use({bypassCSP: true})

/** WCAG 2.2, 1.4.3: large text needs 3, other text 4.5. A page that begins with words has its h1 above. */
const needed = {":is(h1, h2)": 4.5, p: 4.5}

/** Share of the ground's pixels that may be lighter than the measured one: single glints. */
const outliers = 0.01

type Rgb = [number, number, number]

const paper: Rgb = [255, 253, 248]

/** Relative luminance (WCAG 2.2). */
const luminance = (color: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = color
    .map(channel => channel / 255)
    .map(share => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: Rgb, other: Rgb): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The least contrast of paper-coloured words on what is painted behind an element. */
const contrastBehind = async (page: Page, selector: string) => {
  const element = page.locator(selector).first()
  const picture = await element.screenshot({animations: "disabled"})
  const {data} = await sharp(picture).removeAlpha().raw().toBuffer({resolveWithObject: true})
  const contrasts: number[] = []
  for (let index = 0; index < data.length; index += 3)
    contrasts.push(contrast([data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0], paper))
  contrasts.sort((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length * outliers)] ?? 0
}

const widths = [375, 1440]

/** Hides the words, so that the ground alone is measured, and what stands before it. */
const hideWords = (page: Page) =>
  page.addStyleTag({
    content:
      "main section:first-of-type * { color: transparent !important } [role=dialog], [data-book-bar] { display: none !important }",
  })

/** Waits for the picture; another width asks for another file, a frame later. */
const decoded = (poster: Locator) =>
  poster.evaluate(async element => {
    const image = element as HTMLImageElement
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    if (!image.complete)
      await new Promise(done => image.addEventListener("load", done, {once: true}))
    await image.decode()
  })

const expectReadable = async (page: Page, paths: readonly string[]) => {
  const failing: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await hideWords(page)
    const poster = page.locator("main section img").first()
    for (const width of widths) {
      await page.setViewportSize({width, height: 800})
      await decoded(poster)
      for (const [tag, least] of Object.entries(needed)) {
        const measured = await contrastBehind(page, `main section:first-of-type ${tag}`)
        if (measured < least) failing.push(`${path} ${tag}, ${width} px: ${measured.toFixed(2)}`)
      }
    }
  }
  expect(failing).toEqual([])
}

test("words on a poster reach 4.5:1 on phones and wide screens", ({page}) =>
  expectReadable(page, ["/en/", "/en/about-us/", tripPath("es")]))

test("words on every poster reach 4.5:1 on phones and wide screens @nightly", ({page}) =>
  expectReadable(
    page,
    experiences.map(({slug}) => `/es/experiences/${slug}/`),
  ))

/** How thick the soft edge lies on each row and column of a poster's picture: 0 none, 1 the ground alone. */
const softEdge = async (page: Page, poster: Locator) => {
  const shoot = async () => {
    const picture = await poster.screenshot({animations: "disabled"})
    return sharp(picture).removeAlpha().raw().toBuffer({resolveWithObject: true})
  }
  const ground = await poster.evaluate(image => {
    const section = image.closest("section") as HTMLElement
    return (getComputedStyle(section).backgroundColor.match(/\d+/g) ?? []).map(Number)
  })
  const covered = await shoot()
  await page.addStyleTag({content: "picture::after { display: none !important }"})
  const bare = await shoot()
  const {width, height} = bare.info
  const line = (length: number) =>
    Array.from({length}, () => ({taken: 0, whole: 0})) as {taken: number; whole: number}[]
  const [rows, columns] = [line(height), line(width)]
  let changed = 0
  for (let at = 0; at < bare.data.length; at += 1) {
    const pixel = Math.floor(at / 3)
    const taken = Math.abs((covered.data[at] ?? 0) - (bare.data[at] ?? 0))
    const whole = Math.abs((ground[at % 3] ?? 0) - (bare.data[at] ?? 0))
    if (taken > 8) changed += 1
    for (const part of [rows[Math.floor(pixel / width)], columns[pixel % width]])
      if (part) Object.assign(part, {taken: part.taken + taken, whole: part.whole + whole})
  }
  const thickness = (lines: typeof rows) =>
    lines.map(({taken, whole}) => taken / Math.max(whole, 1))
  return {share: changed / bare.data.length, lines: [thickness(rows), thickness(columns)]}
}

/** The largest step from one line to the next. */
const largestStep = (lines: readonly number[]) =>
  lines.reduce(
    (most, line, index) => Math.max(most, Math.abs(line - (lines[index - 1] ?? line))),
    0,
  )

for (const width of widths)
  test(`a poster keeps its colours, and its edge is soft, at ${width} px`, async ({page}) => {
    for (const {slug} of [tripOf(), longestTitled("es")]) {
      await page.setViewportSize({width, height: 800})
      await page.goto(`/es/experiences/${slug}/`)
      await hideWords(page)
      const poster = page.locator("main section img").first()
      await decoded(poster)
      const title = page.getByRole("heading", {level: 1})
      const [words, picture] = [await title.boundingBox(), await poster.boundingBox()]
      const isApart =
        words &&
        picture &&
        (words.y >= picture.y + picture.height || words.x + words.width <= picture.x)
      expect(isApart, "the title stands beside the picture").toBe(true)
      const {share, lines} = await softEdge(page, poster)
      expect(share).toBeLessThan(0.3)
      // Along the way of the melt no line differs from the next by what an eye would see. Across it, what the
      // picture shows makes lines differ.
      const range = (thickness: readonly number[]) =>
        Math.max(...thickness) - Math.min(...thickness)
      const [along = []] = lines.toSorted((one, other) => range(other) - range(one))
      expect(range(along), "the melt").toBeGreaterThan(0.5)
      expect(largestStep(along)).toBeLessThan(0.06)
    }
  })
