import type {Page} from "@playwright/test"
import {type Language, languages} from "../src/i18n/languages"
import {readPdf} from "./support/pdf"
import {experiences, site} from "./support/site"
import {expect, openPage, test} from "./support/test"
import {journey, tripWith} from "./support/trips"

const authority = new URL(site.legal?.authority?.url ?? "").href

const papers = ["A4", "Letter"] as const

/** Lines that a sheet holds at least, besides those of its foot. */
const fewestLines = 6

/** Lines that end every sheet of the page, which shows nothing else from now on. */
const linesOfFoot = async (page: Page) => {
  await page.locator("main").evaluate(main => main.style.setProperty("display", "none"))
  const foot = readPdf(await page.pdf({format: "A4"}))[0]?.lines ?? 0
  expect(foot).toBeGreaterThan(0)
  return foot
}

/** Prints pages: at most two sides, each with more than the foot, which all have. */
const expectOneSheet = async (page: Page, paths: readonly string[]) => {
  const faults: string[] = []
  for (const path of paths) {
    await openPage(page, path)
    const printed = []
    for (const format of papers) printed.push({format, sheets: readPdf(await page.pdf({format}))})
    const foot = await linesOfFoot(page)
    for (const {format, sheets} of printed) {
      if (sheets.length > 2) faults.push(`${path}, ${format}: ${sheets.length} sides`)
      if ((sheets.at(-1)?.lines ?? 0) < foot + fewestLines) faults.push(`${path}, ${format}: empty`)
      for (const {links} of sheets)
        if (!links.includes(authority)) faults.push(`${path}, ${format}: no legal lines`)
    }
  }
  expect(faults).toEqual([])
}

const pathsOf = (language: Language, trips = experiences) =>
  trips.map(({slug}) => `/${language}/experiences/${slug}/`)

test("an experience with days prints on one sheet, in every language", ({page}) =>
  expectOneSheet(
    page,
    languages.flatMap(language => pathsOf(language, [journey(2)])),
  ))

for (const language of languages)
  test(`every experience prints on one sheet, in ${language} @nightly`, ({page}) =>
    expectOneSheet(page, pathsOf(language)))

test("however tall the paper, its last sheet holds more than a few lines", async ({page}) => {
  const {slug} = tripWith("days", "recommendations")
  await openPage(page, `/es/experiences/${slug}/`)
  const lines: number[] = []
  for (let millimetres = 210; millimetres < 300; millimetres += 9) {
    const sheets = readPdf(await page.pdf({width: "210mm", height: `${millimetres}mm`}))
    lines.push(sheets.at(-1)?.lines ?? 0)
  }
  expect(Math.min(...lines)).toBeGreaterThanOrEqual((await linesOfFoot(page)) + fewestLines)
})
