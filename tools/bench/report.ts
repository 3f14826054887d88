import type {Comparison, ScreenFigures} from "./figures"
import {type BenchFigures, missedTargets, paints, ratioOf} from "./targets"

type Cell = string | number

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, head.map(() => "---"), ...rows].map(cells => `| ${cells.join(" | ")} |`).join("\n")

const pair = ({site, plain}: Comparison, time: "fcp" | "lcp" | "tbt") =>
  `${site[time]} / ${plain[time]}`

const paintCells = (comparison: Comparison): Cell[] =>
  paints.flatMap(paint => [pair(comparison, paint), ratioOf(comparison, paint).toFixed(2)])

const paintTable = (
  screens: readonly ScreenFigures[],
  pick: (screen: ScreenFigures) => Comparison,
) =>
  table(
    ["page", "FCP", "ratio", "LCP", "ratio", "TBT", "CLS", "largest paint"],
    screens.map(screen => {
      const comparison = pick(screen)
      const {cls, element} = comparison.site
      const tbt = pair(comparison, "tbt")
      return [screen.path, ...paintCells(comparison), tbt, cls.toFixed(4), `\`${element}\``]
    }),
  )

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const sizeTable = (screens: readonly ScreenFigures[]) =>
  table(
    ["page", "hydrated", "HTML", "scripts", "data", "font", "pictures", "all", "scores"],
    screens.map(({path, simulated, visit: {hydrated, sizes}}) => [
      path,
      hydrated,
      ...[sizes.html, sizes.script, sizes.data, sizes.font, sizes.picture, sizes.total].map(
        kilobytes,
      ),
      Object.values(simulated.site.scores).join(" · "),
    ]),
  )

/**
 * Writes what the benchmark found as the part of docs/performance.md that it owns.
 *
 * @param figures - of the run
 * @param runs - how many times each page was measured
 */
export const toMarkdown = (figures: BenchFigures, runs: number): string => {
  const {screens, served, again = [], interactions, navigation} = figures
  const misses = missedTargets(figures)
  return [
    ...(served ? [served] : []),
    `${runs === 1 ? "One run" : `Medians of ${runs} runs`} of each, the site and its hand-written page in turn. Times in milliseconds, site / hand-written; sizes in kB as transferred.`,
    ...(again.length > 0
      ? [`Measured again after a change, the others in the run before: ${again.join(", ")}.`]
      : []),
    ...(served
      ? []
      : ["![Largest paint of each page beside its hand-written page](performance.svg)"]),
    "### Simulated throttling",
    paintTable(screens, ({simulated}) => simulated),
    "### Applied throttling",
    paintTable(screens, ({applied}) => applied),
    "### Until hydrated, and what travels",
    "Sizes with the headers of each answer, 0.8 kB; data is the page’s own and two small files that all pages share. Scores: performance, accessibility, best practices, search engines.",
    sizeTable(screens),
    "### Answers on a processor four times slower",
    table(
      ["what", "ms"],
      [
        ...Object.entries(interactions).map(([name, time]) => [
          `INP: ${name}`,
          time === 0 ? "under 16" : time,
        ]),
        ["catalogue to a prefetched experience", navigation.slow],
        ["the same at full speed", navigation.plain],
      ],
    ),
    "### Targets missed",
    misses.length > 0 ? misses.map(miss => `- ${miss}`).join("\n") : "None.",
  ].join("\n\n")
}
