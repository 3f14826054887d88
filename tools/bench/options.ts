import {quickScreens, type Screen, screens} from "./screens"

/** What a run of the benchmark measures. */
export type BenchOptions = {
  screens: readonly Screen[]
  runs: number
  isQuick: boolean
  /** By the preview server, or by nginx over HTTPS, HTTP/2 and Brotli, as a host serves it. */
  server: "preview" | "nginx"
  /** Only what answers to taps: the audits of the last run stay. */
  isAnswersOnly: boolean
  /** Only some pages: the others stay as the last run found them. */
  isPartial: boolean
  /** Goes on with a run that was interrupted. */
  isResumed: boolean
}

/** The part of the report that a run writes. */
export const partOf = ({server}: BenchOptions): "bench" | "nginx" =>
  server === "nginx" ? "nginx" : "bench"

const defaultRuns = 5
const kindsOfRun = /^--(quick|answers|resume|only)\b/

const screensAt = (addresses: string): Screen[] =>
  addresses.split(",").map(address => {
    const screen = screens.find(({path}) => path === address)
    if (screen) return screen
    const known = screens.map(({path}) => path).join(", ")
    throw new Error(`bench: found the page "${address}", expected some of ${known}`)
  })

/**
 * Reads the words after `npm run bench --`.
 *
 * @param words - `--quick` for one run of two pages, `--runs=3` for another number of runs,
 *   `--answers` for taps alone, `--only=/en/,/es/` for some pages, `--resume` to go on with a run of
 *   all pages that was interrupted, `--served=nginx` with any of them for another server;
 *   `--quick=/en/` looks at other pages
 * @throws Error naming a word that is none of them, two of which each asks for another run, or a page
 *   that is not measured
 */
export const readOptions = (words: readonly string[]): BenchOptions => {
  const kinds = words.filter(word => kindsOfRun.test(word))
  if (kinds.length > 1) throw new Error(`bench: found ${kinds.join(" and ")}, expected one of them`)
  const options: BenchOptions = {
    screens,
    runs: defaultRuns,
    isQuick: false,
    server: "preview",
    isAnswersOnly: false,
    isPartial: false,
    isResumed: false,
  }
  for (const word of words) {
    const runs = Number(/^--runs=(\d+)$/.exec(word)?.[1])
    const only = /^--only=(.+)$/.exec(word)?.[1]
    const quick = /^--quick=(.+)$/.exec(word)?.[1]
    if (word === "--served=nginx") options.server = "nginx"
    else if (quick) Object.assign(options, {screens: screensAt(quick), runs: 1, isQuick: true})
    else if (word === "--quick")
      Object.assign(options, {screens: quickScreens, runs: 1, isQuick: true})
    else if (word === "--answers") options.isAnswersOnly = true
    else if (word === "--resume") options.isResumed = true
    else if (only) Object.assign(options, {screens: screensAt(only), isPartial: true})
    else if (runs > 0) options.runs = runs
    else
      throw new Error(
        `bench: found "${word}", expected --quick, --answers, --only=PAGES, --resume, --served=nginx or --runs=N with N from 1`,
      )
  }
  return options
}
