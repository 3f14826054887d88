import type {ExperienceFilter} from "./experience-filter"

/**
 * Finds the choice without which most trips are left, where a filter leaves none.
 *
 * @param left - how many trips a filter leaves
 * @returns its name; undefined if there is one choice alone, or none of them helps by itself
 */
export const costliestChoice = (
  {sort: _, ...filter}: ExperienceFilter,
  left: (filter: ExperienceFilter) => number,
): string | undefined => {
  const names = Object.keys(filter)
  const counts = names.map(name => left({...filter, [name]: undefined}))
  const most = Math.max(...counts)
  return names.length > 1 && most > 0 ? names[counts.indexOf(most)] : undefined
}
