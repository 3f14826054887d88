import type {Audit, BenchFigures, PageFigures} from "./figures"

type Cell = string | number

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, head.map(() => "---"), ...rows].map(cells => `| ${cells.join(" | ")} |`).join("\n")

/** What the site is to reach; times in milliseconds. */
const targets = {
  simulated: {lcp: 1300, tbt: 60},
  applied: {lcp: 1500, tbt: 60},
  score: 100,
  answer: 200,
  /** Largest paint as a multiple of that of the build it is compared with. */
  ratio: 1.05,
}

const ways = ["simulated", "applied"] as const

const missesOf = (page: string, figures: PageFigures): string[] =>
  ways.flatMap(way => {
    const {lcp, tbt, cls, scores} = figures[way]
    const ratio = figures.other ? lcp / figures.other[way].lcp : 1
    const checks: [boolean, string][] = [
      [lcp > targets[way].lcp, `largest paint ${lcp} ms, target ${targets[way].lcp}`],
      [tbt > targets[way].tbt, `blocking time ${tbt} ms, target ${targets[way].tbt}`],
      [cls > 0, `layout shift ${cls.toFixed(4)}, target 0`],
      [
        way === "simulated" && scores.some(score => score < targets.score),
        `scores ${scores.join(", ")}`,
      ],
      [ratio > targets.ratio, `largest paint ${ratio.toFixed(2)} times the other build's`],
    ]
    return checks.filter(([isMissed]) => isMissed).map(([, miss]) => `${page}, ${way}: ${miss}`)
  })

/** Names every target missed, with its place and figure. */
export const missedTargets = ({pages, answers}: BenchFigures): string[] => [
  ...Object.entries(pages).flatMap(([page, figures]) => missesOf(page, figures)),
  ...Object.entries(answers)
    .filter(([, time]) => time > targets.answer)
    .map(([name, time]) => `${name}: ${time} ms, target ${targets.answer}`),
]

const pair = (figures: PageFigures, name: "fcp" | "lcp" | "tbt") => {
  const values = (of: {simulated: Audit; applied: Audit}) => ways.map(way => of[way][name])
  const [own, other] = [values(figures), figures.other && values(figures.other)]
  return [own, other].flatMap(of => (of ? [of.join(" / ")] : [])).join(", was ")
}

/** Writes the figures as Markdown: a table of pages and one line of answers. */
export const benchReport = (figures: BenchFigures): string => {
  const rows = Object.entries(figures.pages).map(([page, one]) => [
    page,
    pair(one, "fcp"),
    pair(one, "lcp"),
    pair(one, "tbt"),
    Math.max(one.simulated.cls, one.applied.cls).toFixed(3),
    one.hydrated,
    (one.bytes / 1000).toFixed(0),
    one.simulated.scores.join(" "),
  ])
  const answers = Object.entries(figures.answers).map(
    ([name, time]) => `${name} ${time === 0 ? "under 16" : time}`,
  )
  return [
    `Medians of ${figures.runs} runs; times in milliseconds, simulated / applied throttling.`,
    table(["page", "FCP", "LCP", "TBT", "CLS", "hydrated", "kB", "scores"], rows),
    `Answers to a tap: ${answers.join(", ")}.`,
  ].join("\n\n")
}
