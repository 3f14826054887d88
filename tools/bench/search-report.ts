/** What was measured of one index. */
export type Searched = {
  language: string
  trips: number
  /** Of the index, as gzip sends it. */
  bytes: number
  /** Milliseconds until the index is read. */
  opening: number
  /** Milliseconds of each search. */
  answers: readonly number[]
}

/** Slowest answer in milliseconds and largest index in bytes that are allowed, up to so many trips. */
const targets = [
  {trips: 100, answer: 50, bytes: 8000},
  {trips: Number.POSITIVE_INFINITY, answer: 100, bytes: 150_000},
]

const summed = ({answers, ...rest}: Searched) => {
  const sorted = answers.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return {
    ...rest,
    searches: sorted.length,
    median: at(0.5) ?? 0,
    most: at(0.95) ?? 0,
    slowest: sorted.at(-1) ?? 0,
  }
}

const inMs = (time: number) => time.toFixed(1)

/**
 * Writes the table of docs/performance.md.
 *
 * @returns the table, its figures, and each target that is missed, in words
 */
export const searchReport = (found: readonly Searched[]) => {
  const figures = found.map(summed)
  const missed = figures.flatMap(({language, trips, bytes, slowest}) => {
    const target = targets.find(one => trips <= one.trips)
    if (!target) return []
    return [
      ...(slowest > target.answer ? [`${trips}, ${language}: ${inMs(slowest)} ms`] : []),
      ...(bytes > target.bytes ? [`${trips}, ${language}: ${bytes} bytes`] : []),
    ]
  })
  const rows = figures.map(
    ({trips, language, bytes, opening, searches, median, most, slowest}) =>
      `| ${trips} | ${language} | ${(bytes / 1000).toFixed(1)} | ${inMs(opening)} | ${searches} | ${inMs(median)} | ${inMs(most)} | ${inMs(slowest)} |`,
  )
  const text = [
    "| trips | language | index, kB | opened, ms | searches | median, ms | 95 % below | slowest |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
    missed.length > 0 ? `Targets missed: ${missed.join("; ")}.` : "No target is missed.",
  ].join("\n")
  return {text, figures, missed}
}
