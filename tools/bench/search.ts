import path from "node:path"
import {gzipSync} from "node:zlib"
import type {Browser} from "@playwright/test"
import {build} from "esbuild"
import {loadContent} from "../../gatsby/content/load-content"
import {type SearchedContent, searchIndex} from "../../gatsby/publish/planner/search-index"
import {wordsIn} from "../../src/features/catalogue/search/terms"
import {type Language, languages} from "../../src/i18n/languages"
import {inBrowser} from "../browser"
import {withPhone} from "./phone"
import {table} from "./report"
import {copyOf} from "./scale-project"

/** How many trips the second index has. */
const many = 1000
/** Beginnings of words that are looked for. */
const mostTyped = 1000

/** What was measured of one index. */
export type Searched = {
  language: string
  trips: number
  /** Of the index, as gzip sends it. */
  bytes: number
  /** Milliseconds until the index is read. */
  opening: number
  /** Milliseconds of the searches: their 95th percentile and the slowest. */
  most: number
  slowest: number
}

/** The search in the page that measures it. */
type SearchWindow = Window & {
  search: typeof import("../../src/features/catalogue/search/find-trips")
}

const bundleSearch = async () => {
  const {outputFiles} = await build({
    entryPoints: ["src/features/catalogue/search/find-trips.ts"],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    globalName: "search",
    target: "es2020",
    tsconfigRaw: {},
  })
  return outputFiles[0]?.text ?? ""
}

const manyOf = (content: SearchedContent): SearchedContent => {
  const {experiences} = content
  const copies = Array.from({length: many}, (_, index) => {
    const trip = experiences[index % experiences.length]
    return trip ? [copyOf(trip, Math.floor(index / experiences.length))] : []
  })
  return {...content, experiences: copies.flat()}
}

/** Each beginning of each word of titles and keywords, spread over all of them. */
const typedTexts = ({experiences}: SearchedContent) => {
  const texts = experiences.flatMap(({title, keywords}) =>
    languages.flatMap(language => [title[language], ...(keywords?.[language] ?? [])]),
  )
  const words = [...new Set(texts.flatMap(wordsIn))]
  const typed = words.flatMap(word => [...word].map((_, index) => word.slice(0, index + 1)))
  const step = Math.max(1, Math.floor(typed.length / mostTyped))
  return typed.filter((_, index) => index % step === 0)
}

const measure = async (
  browser: Browser,
  script: string,
  content: SearchedContent,
  language: Language,
): Promise<Searched> => {
  const index = searchIndex(content, language)
  const typed = typedTexts(content)
  const timed = await withPhone(browser, false, async page => {
    await page.evaluate(script.replace(/^("use strict";)?var search/, "globalThis.search"))
    return page.evaluate(
      ([json, texts]) => {
        const {readIndex, findTrips} = (window as unknown as SearchWindow).search
        const start = performance.now()
        const opened = readIndex(json)
        return {
          opening: performance.now() - start,
          answers: texts.map(text => {
            const before = performance.now()
            findTrips(opened, text)
            return performance.now() - before
          }),
        }
      },
      [index, typed] as const,
    )
  })
  const times = timed.answers.toSorted((one, other) => one - other)
  return {
    language,
    trips: content.experiences.length,
    bytes: gzipSync(index, {level: 9}).length,
    opening: timed.opening,
    most: times[Math.floor(times.length * 0.95)] ?? 0,
    slowest: times.at(-1) ?? 0,
  }
}

/**
 * Measures the catalogue's search at a quarter of the speed, with the trips there are and with a
 * thousand. Every word that travellers may type is typed letter by letter.
 *
 * @throws Error if the content has faults
 */
export const measureSearch = async (): Promise<Searched[]> => {
  const {content: site} = await loadContent(path.resolve("."))
  if (!site) throw new Error("the content has faults: npm run check names them")
  const content = {...site, activities: site.activities.activities}
  const script = await bundleSearch()
  return inBrowser(async browser => {
    const found: Searched[] = []
    for (const searched of [content, manyOf(content)])
      for (const language of languages)
        found.push(await measure(browser, script, searched, language))
    return found
  })
}

/** Writes what was measured as a Markdown table. */
export const searchReport = (found: readonly Searched[]): string =>
  table(
    ["trips", "language", "index, kB", "opened, ms", "95 % below, ms", "slowest, ms"],
    found.map(({trips, language, bytes, opening, most, slowest}) => [
      trips,
      language,
      ...[bytes / 1000, opening, most, slowest].map(figure => figure.toFixed(1)),
    ]),
  )
