import type {Answers, Audit, Comparison, ScreenFigures} from "./figures"

/** Everything the benchmark has measured. */
export type BenchFigures = {
  /** What the report says of the server, where it is not the preview server. */
  served?: string
  screens: ScreenFigures[]
  /** Addresses of pages that were measured again after the run that measured all. */
  again?: string[]
  interactions: Answers
  navigation: {slow: number; plain: number}
}

/** What the site is to reach; times in milliseconds. */
export const targets = {
  /** First and largest paint, as multiples of the hand-written page’s. */
  ratio: 1.05,
  /** Largest paint, by the way of throttling. */
  largest: {simulated: 1300, applied: 1500},
  tbt: 50,
  cls: 0,
  score: 100,
  hydrated: 3300,
  interaction: 100,
  navigation: 150,
}

/** The times that are held against the hand-written page’s. */
export const paints = ["fcp", "lcp"] as const

type Paint = (typeof paints)[number]

/** How many times as long the site takes as the hand-written page. */
export const ratioOf = ({site, plain}: Comparison, paint: Paint): number =>
  plain[paint] === 0 ? Number.POSITIVE_INFINITY : site[paint] / plain[paint]

const missedPaints = (comparison: Comparison) =>
  paints
    .map(paint => ({paint, ratio: ratioOf(comparison, paint)}))
    .filter(({ratio}) => ratio > targets.ratio)
    .map(
      ({paint, ratio}) =>
        `${paint.toUpperCase()} is ${ratio.toFixed(3)} times the hand-written page’s, the target is ${targets.ratio}`,
    )

const missedScores = ({scores}: Audit) =>
  Object.entries(scores)
    .filter(([, score]) => score < targets.score)
    .map(([name, score]) => `the score of ${name} is ${score}, the target is ${targets.score}`)

const missedBy = (comparison: Comparison) => {
  const {tbt, cls} = comparison.site
  const plainTbt = `the hand-written page’s is ${comparison.plain.tbt}`
  return [
    ...missedPaints(comparison),
    ...(tbt > targets.tbt ? [`TBT is ${tbt} ms, the target is ${targets.tbt}, ${plainTbt}`] : []),
    ...(cls > targets.cls ? [`CLS is ${cls.toFixed(4)}, the target is ${targets.cls}`] : []),
  ]
}

const missedLargest = ({site}: Comparison, target: number) =>
  site.lcp > target ? [`the largest paint comes after ${site.lcp} ms, the target is ${target}`] : []

const missedOnScreen = ({path, simulated, applied, visit}: ScreenFigures) => [
  ...missedBy(simulated).map(miss => `${path}, simulated: ${miss}`),
  ...missedBy(applied).map(miss => `${path}, applied: ${miss}`),
  ...missedLargest(simulated, targets.largest.simulated).map(miss => `${path}, simulated: ${miss}`),
  ...missedLargest(applied, targets.largest.applied).map(miss => `${path}, applied: ${miss}`),
  ...missedScores(simulated.site).map(miss => `${path}: ${miss}`),
  ...(visit.hydrated > targets.hydrated
    ? [`${path}: hydrated after ${visit.hydrated} ms, the target is ${targets.hydrated}`]
    : []),
]

/** Names every target missed, with its place and figure. */
export const missedTargets = ({screens, interactions, navigation}: BenchFigures): string[] => [
  ...screens.flatMap(missedOnScreen),
  ...Object.entries(interactions)
    .filter(([, time]) => time > targets.interaction)
    .map(([name, time]) => `${name}: INP is ${time} ms, the target is ${targets.interaction}`),
  ...(navigation.slow > targets.navigation
    ? [
        `catalogue to experience on the slow processor: ${navigation.slow} ms, the target is ${targets.navigation}`,
      ]
    : []),
]
