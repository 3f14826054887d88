/** One page's figures: times in milliseconds, sizes in bytes as transferred. */
export type Row = {
  page: string
  fcp: number
  lcp: number
  cls: number
  element: string
  html: number
  script: number
  font: number
  picture: number
  total: number
}

/** What a first visit on a phone may weigh, in bytes, and shift. */
export const budgets = {html: 25_000, script: 105_000, font: 40_000, cls: 0}

type Budget = keyof typeof budgets

/** Middle value of a list. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** Every budget that a page misses, as a sentence with its figure. */
export const missed = (rows: readonly Row[]): string[] =>
  rows.flatMap(row =>
    (Object.keys(budgets) as Budget[])
      .filter(name => row[name] > budgets[name])
      .map(name => `${row.page}: ${name} is ${row[name]}, the budget is ${budgets[name]}`),
  )

/** The report that docs/performance.md holds. */
export const toMarkdown = (rows: readonly Row[], runs: number): string => {
  const lines = rows.map(
    ({page, fcp, lcp, element, cls, ...sizes}) =>
      `| ${page} | ${fcp} | ${lcp} | ${element} | ${cls.toFixed(3)} | ${kilobytes(sizes.html)} | ${kilobytes(sizes.script)} | ${kilobytes(sizes.font)} | ${kilobytes(sizes.picture)} | ${kilobytes(sizes.total)} |`,
  )
  const misses = missed(rows)
  return [
    "# Performance",
    "",
    `Written by \`npm run bench\`. Medians of ${runs} interleaved visits with an empty cache: a phone of`,
    "412 × 823 px at 1.75, slow 4G (1.6 Mbit/s, 150 ms) and a processor four times slower, both applied",
    "by Chromium; the preview server with Brotli. Times in milliseconds, sizes in kB as transferred.",
    "",
    "| page | FCP | LCP | largest paint | CLS | HTML | scripts | font | pictures | all |",
    "|---|---|---|---|---|---|---|---|---|---|",
    ...lines,
    "",
    "## Budgets missed",
    "",
    ...(misses.length > 0 ? misses.map(miss => `- ${miss}`) : ["None."]),
    "",
  ].join("\n")
}
