import type {Page} from "@playwright/test"
import sharp from "sharp"
import {contrast} from "../gatsby/graphql/ground-colors"
import {experiences} from "./support/site"
import {expect, test} from "./support/test"

// The test hides the words with a style of its own, which the page's policy would refuse.
test.use({bypassCSP: true})

/** WCAG 2.2, 1.4.3: large text needs 3, other text 4.5. */
const needed = {h1: 4.5, p: 4.5}

/** Share of the ground's pixels that may be lighter than the measured one: single glints. */
const outliers = 0.01

type Rgb = [number, number, number]

const paper: Rgb = [255, 253, 248]

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

for (const width of [375, 1440])
  test(`words on every poster reach 4.5:1 at ${width} px`, async ({page}) => {
    test.setTimeout(300_000)
    await page.setViewportSize({width, height: 800})
    const paths = ["/en/", ...experiences.map(({slug}) => `/es/experiences/${slug}/`)]
    const failing: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await page
        .locator("main section img")
        .first()
        .evaluate(image => (image as HTMLImageElement).decode())
      await page.addStyleTag({
        content:
          "main section:first-of-type * { color: transparent !important } [role=dialog], [data-book-bar] { display: none !important }",
      })
      for (const [tag, least] of Object.entries(needed)) {
        const measured = await contrastBehind(page, `main section:first-of-type ${tag}`)
        if (measured < least) failing.push(`${path} ${tag}: ${measured.toFixed(2)}`)
      }
    }
    expect(failing).toEqual([])
  })
