/** Measures the built site against a hand-written page of each screen: `npm run bench`. */
import {mkdtemp, readFile, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {type Browser, chromium} from "@playwright/test"
import {shortHash} from "../../gatsby/files/short-hash"
import {reportFolder} from "../../gatsby/hooks/cache-files"
import {siteRoot, startBenchServer} from "./bench-server"
import {bundleReport, readChunks} from "./bundle"
import {chart} from "./chart"
import {chromiumOptions, slowdown} from "./chromium"
import {compare} from "./compare"
import {publish, published} from "./document"
import type {Comparison, ScreenFigures, Visit} from "./figures"
import {measureInteractions} from "./interactions"
import {measureNavigation} from "./navigation"
import {type BenchOptions, readOptions} from "./options"
import {keepProgress, type Measure, progressFile} from "./progress"
import {toMarkdown} from "./report"
import type {Screen} from "./screens"
import {type BenchFigures, paints, ratioOf} from "./targets"
import {visit} from "./visit"

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Figures that are not kept: a run of some pages is short enough to be done again. */
const measureAnew: Measure = (_, measure) => measure()

const inWords = (comparison: Comparison) => {
  const {site, plain, audits} = comparison
  const ratios = paints.map(paint => `${paint} ${ratioOf(comparison, paint).toFixed(3)}`)
  const more = audits ? [`${audits} audits`] : []
  return [...ratios, `tbt ${site.tbt} / ${plain.tbt}`, ...more].join(", ")
}

const compareScreen = async (origin: string, screen: Screen, runs: number, measure: Measure) => {
  const {path: page} = screen
  const simulated = await measure(`${page} simulated`, () =>
    compare(origin, screen, "simulate", runs),
  )
  const applied = await measure(`${page} applied`, () => compare(origin, screen, "devtools", runs))
  say(`${page} simulated ${inWords(simulated)}; applied ${inWords(applied)}`)
  return {simulated, applied}
}

const measureAnswers = async (
  browser: Browser,
  origin: string,
  runs: number,
  measure: Measure = measureAnew,
) => {
  const interactions = await measure("answers", () => measureInteractions(browser, origin, runs))
  say(`answers ${JSON.stringify(interactions)}`)
  const navigation = await measure("navigation", async () => ({
    slow: await measureNavigation(browser, origin, slowdown, runs),
    plain: await measureNavigation(browser, origin, 1, runs),
  }))
  const {slow, plain} = navigation
  say(`catalogue to an experience ${slow} ms, at full speed ${plain} ms`)
  return {interactions, navigation}
}

const inBrowser = async <Result>(act: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.launch(chromiumOptions)
  return act(browser).finally(() => browser.close())
}

const measureVisits = async (
  browser: Browser,
  origin: string,
  {screens, runs}: BenchOptions,
  measure: Measure = measureAnew,
) => {
  const visits = new Map<Screen, Visit>()
  for (const screen of screens) {
    const seen = await measure(`${screen.path} visit`, () =>
      visit(browser, `${origin}${screen.path}`, runs),
    )
    say(`${screen.path} hydrated after ${seen.hydrated} ms`)
    visits.set(screen, seen)
  }
  return visits
}

const auditScreens = async (
  origin: string,
  options: BenchOptions,
  visits: ReadonlyMap<Screen, Visit>,
  measure: Measure = measureAnew,
): Promise<ScreenFigures[]> => {
  const screens: ScreenFigures[] = []
  for (const screen of options.screens)
    screens.push({
      ...screen,
      ...(await compareScreen(origin, screen, options.runs, measure)),
      visit: visits.get(screen) as Visit,
    })
  return screens
}

/** Visits and answers take minutes, the audits hours. */
const measureAll = async (
  origin: string,
  options: BenchOptions,
  measure: Measure = measureAnew,
): Promise<BenchFigures> => {
  const {visits, ...answers} = await inBrowser(async browser => ({
    visits: await measureVisits(browser, origin, options, measure),
    ...(await measureAnswers(browser, origin, options.runs, measure)),
  }))
  return {screens: await auditScreens(origin, options, visits, measure), ...answers}
}

type Published = BenchFigures & {runs: number}

/** Puts new answers beside the audits of the last run: after a change of what taps do. */
const renewAnswers = async (origin: string, {runs}: BenchOptions) => {
  const known = await published<Published>("bench")
  const answers = await inBrowser(browser => measureAnswers(browser, origin, runs))
  const figures = {...known, ...answers}
  await publish("bench", toMarkdown(figures, known.runs), figures)
}

/** Puts some pages beside the others of the last run: after a change that concerns those alone. */
const renewScreens = async (origin: string, options: BenchOptions) => {
  const known = await published<Published>("bench")
  if (known.runs !== options.runs)
    throw new Error(`bench: the last run was of ${known.runs}, so expected --runs=${known.runs}`)
  const visits = await inBrowser(browser => measureVisits(browser, origin, options))
  const renewed = await auditScreens(origin, options, visits)
  const paths = new Set([...(known.again ?? []), ...renewed.map(({path}) => path)])
  const screens = known.screens.map(
    screen => renewed.find(({path}) => path === screen.path) ?? screen,
  )
  const figures = {...known, screens, again: [...paths]}
  await publish("bench", toMarkdown(figures, known.runs), figures)
  await writeFile("docs/performance.svg", chart(screens))
}

/** A quick look is no result: it goes to a temporary folder, and docs/ stays as it is. */
const lookQuickly = async (origin: string, options: BenchOptions) => {
  const report = toMarkdown(await measureAll(origin, options), options.runs)
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "bench-")), "performance.md")
  await writeFile(
    file,
    `${report}\n\n${bundleReport(await readChunks(siteRoot, reportFolder(".")))}\n`,
  )
  say(`\n${report}\n\nWritten to ${file}; docs/ is left as it is.`)
}

const measureAndPublish = async (origin: string, options: BenchOptions) => {
  const {screens, runs, isResumed} = options
  const pages = screens.map(({path: page}) => readFile(`${siteRoot}${page}index.html`, "utf8"))
  // Pages name their scripts, styles and pictures by what is in them.
  const build = shortHash((await Promise.all(pages)).join(""))
  const run = `${runs} audits of build ${build}`
  const {measure, finish} = await keepProgress(progressFile, run, isResumed)
  const figures = await measureAll(origin, options, measure)
  const report = toMarkdown(figures, runs)
  say(`\n${report}`)
  const chunks = await readChunks(siteRoot, reportFolder("."))
  await publish("bench", report, {runs, ...figures})
  await publish("bundle", bundleReport(chunks), chunks)
  await writeFile("docs/performance.svg", chart(figures.screens))
  await finish()
}

const main = async () => {
  const options = readOptions(process.argv.slice(2))
  const {origin, stop} = await startBenchServer(options.screens, Number(process.env.PORT ?? 0))
  try {
    if (options.isAnswersOnly) return await renewAnswers(origin, options)
    if (options.isPartial) return await renewScreens(origin, options)
    if (options.isQuick) return await lookQuickly(origin, options)
    await measureAndPublish(origin, options)
  } finally {
    await stop()
  }
}

void main()
