/** Middle value of a list; of two middle values the lower. 0 for an empty list. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** Lighthouse on one page: times in milliseconds, the shift without unit, scores from 0 to 100. */
export type Audit = {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Selector of the element of the largest paint. */
  element: string
  scores: Record<string, number>
}

/** The site’s page and the hand-written one under the same throttling, as medians. */
export type Comparison = {site: Audit; plain: Audit}

/** Bytes as transferred on a first visit without scrolling, by kind, and all together. */
export type Sizes = Record<"html" | "script" | "data" | "font" | "picture" | "total", number>

/** A first visit under applied throttling. */
export type Visit = {
  /** Milliseconds from navigation until React has taken the page over. */
  hydrated: number
  sizes: Sizes
}

/** All that is known of a screen. */
export type ScreenFigures = {
  name: string
  path: string
  simulated: Comparison
  applied: Comparison
  visit: Visit
}

/** What answers how fast: milliseconds by name. */
export type Answers = Record<string, number>

/** Medians of times, and of the scores that were asked for, the worst shift, and every element that was the largest. */
export const summarize = (audits: readonly Audit[]): Audit => {
  const middle = (pick: (audit: Audit) => number) => Math.round(median(audits.map(pick)))
  const scoresOf = (name: string) => audits.flatMap(({scores}) => scores[name] ?? [])
  const names = Object.keys(audits[0]?.scores ?? {})
  return {
    fcp: middle(({fcp}) => fcp),
    lcp: middle(({lcp}) => lcp),
    tbt: middle(({tbt}) => tbt),
    cls: Math.max(...audits.map(({cls}) => cls)),
    element: [...new Set(audits.map(({element}) => element))].join(" or "),
    scores: Object.fromEntries(names.map(name => [name, Math.round(median(scoresOf(name)))])),
  }
}
