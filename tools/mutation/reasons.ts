import type {MutationFigures} from "./report"

/**
 * Why survivors may stay, by reason: each survivor as "path mutator replacement", without its line,
 * which moves.
 */
export type Reasons = Readonly<Record<string, readonly string[]>>

/** A survivor as reasons name it. */
const nameOf = (folder: string, survivor: string) => `${folder}/${survivor.replace(/:\d+ /, " ")}`

/** What of a list is not in another; what stands there twice is needed twice. */
const without = (list: readonly string[], other: readonly string[]): string[] => {
  const left = [...other]
  return list.filter(entry => {
    const index = left.indexOf(entry)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** Writes survivors of a folder, each with its reason. */
export const explain = (
  folder: string,
  survivors: readonly string[],
  reasons: Reasons,
): string[] => {
  const reasonOf = new Map(
    Object.entries(reasons).flatMap(([reason, names]) => names.map(name => [name, reason])),
  )
  return survivors.map(
    survivor => `${survivor}\n    ${reasonOf.get(nameOf(folder, survivor)) ?? "No reason yet."}`,
  )
}

/**
 * Holds the survivors of all folders against the reasons.
 *
 * @returns a line for each that has no reason, and for each reason's whose mutant is dead
 */
export const reasonFaults = (figures: MutationFigures, reasons: Reasons): string[] => {
  const survivors = Object.entries(figures).flatMap(([folder, found]) =>
    found.survivors.map(survivor => nameOf(folder, survivor)),
  )
  const explained = Object.values(reasons).flat()
  return [
    ...without(survivors, explained).map(name => `survives without a reason: ${name}`),
    ...without(explained, survivors).map(name => `has a reason and does not survive: ${name}`),
  ]
}
