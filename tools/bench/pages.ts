import {execFileSync} from "node:child_process"
import {readFile} from "node:fs/promises"
import {languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {inBrowser} from "../browser"
import {listen} from "../listen"
import {samplePages} from "../sample-pages"
import {say} from "../say"
import {createSiteServer} from "../serve/server"
import {measureAnswers} from "./answers"
import {type Audit, type Audits, type BenchFigures, type PageFigures, summarize} from "./figures"
import {audit} from "./lighthouse"
import {visit} from "./visit"

/** Where most visitors land: measured in every language. */
const entrances = ["home", "catalogue", "package"]

/** Addresses that are measured: sample pages but legal ones, the less frequented in languages by turns. */
const addresses: string[] = samplePages
  .filter(({isLegal}) => !isLegal)
  .flatMap(({name, route}, index) =>
    languages
      .filter((_, turn) => entrances.includes(name) || turn === index % languages.length)
      .map(language => localizedPath(language, route)),
  )

/** What `npm run bench` measures: addresses (all by default), how often, and what they are compared with. */
export type PagesOptions = {
  pages?: string[]
  runs: number
  /** Folder of another finished build, which is audited in turn with this one. */
  against?: string
  /** File with figures of before, in the form of docs/performance.json. */
  before?: string
}

/** Audits an address of several builds in turn, so that a slow moment of the machine touches each. */
const auditInTurn = async (urls: readonly string[], runs: number): Promise<Audits[]> => {
  const measure = async (throttling: "simulate" | "devtools") => {
    const audits = urls.map((): Audit[] => [])
    for (let run = 0; run < runs; run += 1)
      for (const [index, url] of urls.entries()) audits[index]?.push(await audit(url, throttling))
    return audits.map(summarize)
  }
  const [simulated, applied] = [await measure("simulate"), await measure("devtools")]
  return urls.map((_, index) => ({
    simulated: simulated[index] as Audit,
    applied: applied[index] as Audit,
  }))
}

const readBefore = async (file: string) =>
  (JSON.parse(await readFile(file, "utf8")) as {bench: BenchFigures}).bench.pages

/**
 * Builds the site and measures its pages.
 *
 * @throws Error naming an address that is not measured
 */
export const measurePages = async ({
  pages = addresses,
  runs,
  against,
  before,
}: PagesOptions): Promise<BenchFigures> => {
  const unknown = pages.filter(page => !addresses.includes(page))
  if (unknown.length > 0)
    throw new Error(`bench: found --page=${unknown[0]}, expected one of ${addresses.join(", ")}`)
  const earlier = before ? await readBefore(before) : {}
  execFileSync("node_modules/.bin/gatsby", ["build"], {stdio: "inherit"})
  const sites = await Promise.all(
    ["public", ...(against ? [against] : [])].map(folder => listen(createSiteServer(folder))),
  )
  const [{origin = ""} = {}] = sites
  const figures: BenchFigures = {runs, pages: {}, answers: {}}
  try {
    await inBrowser(async browser => {
      figures.answers = await measureAnswers(browser, origin, runs)
      for (const page of pages) {
        const seen = await visit(browser, origin + page, runs)
        const urls = sites.map(site => site.origin + page)
        const [own, other = earlier[page]] = await auditInTurn(urls, runs)
        figures.pages[page] = {...(own as Audits), ...seen, ...(other && {other})} as PageFigures
        say(`${page}: ${JSON.stringify(figures.pages[page])}`)
      }
    })
  } finally {
    for (const {stop} of sites) await stop()
  }
  return figures
}
