import {quickScreens, type Screen, screens} from "./screens"

/** What a run of the benchmark measures. */
export type BenchOptions = {
  screens: readonly Screen[]
  runs: number
  isQuick: boolean
  /** Only what answers to taps: the audits of the last run stay. */
  isAnswersOnly: boolean
}

const defaultRuns = 5

/**
 * Reads the words after `npm run bench --`.
 *
 * @param words - `--quick` for one run of two pages, `--runs=3` for another number of runs,
 *   `--answers` for taps alone
 * @throws Error naming a word that is none of them
 */
export const readOptions = (words: readonly string[]): BenchOptions => {
  const options: BenchOptions = {screens, runs: defaultRuns, isQuick: false, isAnswersOnly: false}
  for (const word of words) {
    const runs = Number(/^--runs=(\d+)$/.exec(word)?.[1])
    if (word === "--quick") Object.assign(options, {screens: quickScreens, runs: 1, isQuick: true})
    else if (word === "--answers") options.isAnswersOnly = true
    else if (runs > 0) options.runs = runs
    else
      throw new Error(
        `bench: found "${word}", expected --quick, --answers or --runs=N with N from 1`,
      )
  }
  return options
}
