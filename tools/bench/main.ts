/** Measures the built site against a hand-written page of each screen: `npm run bench`. */
import {mkdtemp, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {type Browser, chromium} from "@playwright/test"
import {startBenchServer} from "./bench-server"
import {bundleReport, readChunks} from "./bundle"
import {chart} from "./chart"
import {chromiumOptions, slowdown} from "./chromium"
import {compare} from "./compare"
import {publish, published} from "./document"
import type {ScreenFigures, Visit} from "./figures"
import {measureInteractions} from "./interactions"
import {measureNavigation} from "./navigation"
import {type BenchOptions, readOptions} from "./options"
import {toMarkdown} from "./report"
import type {Screen} from "./screens"
import type {BenchFigures} from "./targets"
import {visit} from "./visit"

const say = (text: string) => process.stdout.write(`${text}\n`)

const compareScreen = async (origin: string, screen: Screen, runs: number) => {
  const simulated = await compare(origin, screen, "simulate", runs)
  const applied = await compare(origin, screen, "devtools", runs)
  const figures = [simulated, applied].map(
    ({site, plain}) => `LCP ${site.lcp} / ${plain.lcp}, TBT ${site.tbt} / ${plain.tbt}`,
  )
  say(`${screen.path} simulated ${figures[0]}; applied ${figures[1]}`)
  return {simulated, applied}
}

const measureAnswers = async (browser: Browser, origin: string, runs: number) => {
  const interactions = await measureInteractions(browser, origin, runs)
  say(`answers ${JSON.stringify(interactions)}`)
  const slow = await measureNavigation(browser, origin, slowdown, runs)
  const plain = await measureNavigation(browser, origin, 1, runs)
  say(`catalogue to an experience ${slow} ms, at full speed ${plain} ms`)
  return {interactions, navigation: {slow, plain}}
}

const inBrowser = async <Result>(act: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.launch(chromiumOptions)
  return act(browser).finally(() => browser.close())
}

const measureVisits = async (browser: Browser, origin: string, {screens, runs}: BenchOptions) => {
  const visits = new Map<Screen, Visit>()
  for (const screen of screens) {
    const seen = await visit(browser, `${origin}${screen.path}`, runs)
    say(`${screen.path} hydrated after ${seen.hydrated} ms`)
    visits.set(screen, seen)
  }
  return visits
}

const auditScreens = async (
  origin: string,
  options: BenchOptions,
  visits: ReadonlyMap<Screen, Visit>,
): Promise<ScreenFigures[]> => {
  const screens: ScreenFigures[] = []
  for (const screen of options.screens)
    screens.push({
      ...screen,
      ...(await compareScreen(origin, screen, options.runs)),
      visit: visits.get(screen) as Visit,
    })
  return screens
}

/** Visits and answers take minutes, the audits an hour. */
const measure = async (origin: string, options: BenchOptions): Promise<BenchFigures> => {
  const {visits, ...answers} = await inBrowser(async browser => ({
    visits: await measureVisits(browser, origin, options),
    ...(await measureAnswers(browser, origin, options.runs)),
  }))
  return {screens: await auditScreens(origin, options, visits), ...answers}
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
const keepAside = async (report: string) => {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "bench-")), "performance.md")
  await writeFile(file, `${report}\n`)
  say(`\nWritten to ${file}; docs/ is left as it is.`)
}

const main = async () => {
  const options = readOptions(process.argv.slice(2))
  const {origin, stop} = await startBenchServer(options.screens, Number(process.env.PORT ?? 0))
  try {
    if (options.isAnswersOnly) return await renewAnswers(origin, options)
    if (options.isPartial) return await renewScreens(origin, options)
    const figures = await measure(origin, options)
    const report = toMarkdown(figures, options.runs)
    say(`\n${report}`)
    const chunks = await readChunks("public")
    const bundle = bundleReport(chunks)
    if (options.isQuick) return await keepAside(`${report}\n\n${bundle}`)
    await publish("bench", report, {runs: options.runs, ...figures})
    await publish("bundle", bundle, chunks)
    await writeFile("docs/performance.svg", chart(figures.screens))
  } finally {
    await stop()
  }
}

void main()
