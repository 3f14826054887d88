/** Lighthouse on one page: times in milliseconds, the shift without unit, scores from 0 to 100. */
export type Audit = {fcp: number; lcp: number; tbt: number; cls: number; scores: number[]}

/** One page under both ways of throttling. */
export type Audits = {simulated: Audit; applied: Audit}

/** All that is measured of a page of the site. */
export type PageFigures = Audits & {
  /** Milliseconds until React has taken the page over, on a slow phone and network. */
  hydrated: number
  /** Bytes as transferred on a first visit without scrolling. */
  bytes: number
  /** The page of another build, if it is compared with one. */
  other?: Audits
}

/** What `npm run bench` measures; answers in milliseconds by name. */
export type BenchFigures = {
  runs: number
  pages: Record<string, PageFigures>
  answers: Record<string, number>
}

/** Middle value of a list; of two middle values the lower. 0 for an empty list. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** Medians of times and scores, and the worst shift. */
export const summarize = (audits: readonly Audit[]): Audit => {
  const middle = (pick: (audit: Audit) => number) => Math.round(median(audits.map(pick)))
  return {
    fcp: middle(({fcp}) => fcp),
    lcp: middle(({lcp}) => lcp),
    tbt: middle(({tbt}) => tbt),
    cls: Math.max(...audits.map(({cls}) => cls)),
    scores: (audits[0]?.scores ?? []).map((_, index) => middle(({scores}) => scores[index] ?? 0)),
  }
}
