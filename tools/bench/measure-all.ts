import {type Browser, chromium} from "@playwright/test"
import {say} from "../say"
import {chromiumOptions, slowdown} from "./chromium"
import {compare} from "./compare"
import type {Comparison, ScreenFigures, Visit} from "./figures"
import {measureInteractions} from "./interactions"
import {measureNavigation} from "./navigation"
import type {BenchOptions} from "./options"
import type {Measure} from "./progress"
import type {Screen} from "./screens"
import {type BenchFigures, paints, ratioOf} from "./targets"
import {visit} from "./visit"

/** Figures that are not kept: a run of some pages is short enough to be done again. */
const measureAnew: Measure = (_, measure) => measure()

const inWords = (comparison: Comparison) => {
  const {site, plain} = comparison
  const ratios = paints.map(paint => `${paint} ${ratioOf(comparison, paint).toFixed(3)}`)
  return [...ratios, `tbt ${site.tbt} / ${plain.tbt}`].join(", ")
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

/** Measures what answers to taps. */
export const measureAnswers = async (
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

/** Does something in a browser that is closed after it. */
export const inBrowser = async <Result>(
  act: (browser: Browser) => Promise<Result>,
): Promise<Result> => {
  const browser = await chromium.launch(chromiumOptions)
  return act(browser).finally(() => browser.close())
}

/** Measures a first visit of each page. */
export const measureVisits = async (
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

/** Audits each page and its hand-written twin. */
export const auditScreens = async (
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

/** Visits and answers take minutes, the audits most of an hour. */
export const measureAll = async (
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
