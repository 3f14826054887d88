import {table} from "./report"

/** What a newcomer waits for, by name, and the seconds that it may take. */
export const freshTargets = {
  first: 200,
  again: 25,
  word: 15,
  develop: 60,
  tests: 720,
}

/** A wait of a newcomer. */
export type Wait = keyof typeof freshTargets

/** Seconds of each wait; one that was not measured is missing. */
export type FreshFigures = Partial<Record<Wait, number>>

const names: Record<Wait, string> = {
  first: "`npm start` on a fresh clone, installation included, until the page is there",
  again: "`npm start` again, nothing changed",
  word: "`npm start` after one changed word in `data/`, until it is served",
  develop: "`npm run develop`, until the page is there",
  tests: "`npm test`",
}

const waits = Object.keys(freshTargets) as Wait[]

const measured = (figures: FreshFigures) =>
  waits.flatMap(wait => {
    const seconds = figures[wait]
    return seconds === undefined ? [] : [{wait, seconds, target: freshTargets[wait]}]
  })

/** Names every wait that takes longer than it may. */
export const missedByFresh = (figures: FreshFigures): string[] =>
  measured(figures)
    .filter(({seconds, target}) => seconds > target)
    .map(
      ({wait, seconds, target}) =>
        `${names[wait]}: ${seconds.toFixed(1)} s, the target is ${target}`,
    )

/** The part of docs/performance.md on what a newcomer waits for. */
export const freshReport = (figures: FreshFigures): string => {
  const misses = missedByFresh(figures)
  const rows = measured(figures).map(({wait, seconds, target}) => [
    names[wait],
    seconds.toFixed(1),
    target,
  ])
  return [
    table(["what", "s", "target, s"], rows),
    "### Waits too long",
    misses.length > 0 ? misses.map(miss => `- ${miss}`).join("\n") : "None.",
  ].join("\n\n")
}
