import {monthName} from "./format"
import type {Language} from "./languages"
import type {TFunction} from "./use-words"

/** First letter of a month's name, 1 to 12, for a column heading. */
export const monthInitial = (month: number, language: Language): string =>
  monthName(month, language).charAt(0).toUpperCase()

/** First and last month of a run, 1 to 12; over New Year the last is smaller than the first. */
type Run = {from: number; to: number}

const before = (index: number) => (index + 11) % 12

/** Runs of months of one kind in their order, one over New Year first; none where all are of it. */
const runsOf = (months: readonly string[], kind: string): Run[] => {
  const isIt = (index: number) => months[index % 12] === kind
  const starts = months.flatMap((_, index) => (isIt(index) && !isIt(before(index)) ? index : []))
  const runs = starts.map(from => {
    let to = from
    while (isIt(to + 1)) to += 1
    return {from: from + 1, to: (to % 12) + 1}
  })
  return runs.sort((a, b) => Number(b.to < b.from) - Number(a.to < a.from))
}

const writeRun = (run: Run, language: Language, t: TFunction) => {
  const from = monthName(run.from, language, "short")
  const to = monthName(run.to, language, "short")
  return from === to ? from : t("build:months.span", {from, to})
}

/**
 * Formats the months of one kind: "Dec–Mar, Jul", or "all year"; undefined if there is none. Needs the
 * namespace `build`.
 */
export const formatMonths = (
  months: readonly string[],
  kind: string,
  language: Language,
  t: TFunction,
): string | undefined => {
  if (months.every(month => month === kind)) return t("build:months.all")
  const runs = runsOf(months, kind).map(run => writeRun(run, language, t))
  return runs.length > 0 ? runs.join(", ") : undefined
}
