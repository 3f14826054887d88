import type {ExperienceFilter, FilterableExperience} from "./experience-filter"

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

/** Number of suggestions when nothing is found. */
const few = 3

/**
 * Suggestions when a search finds nothing: trips that match the words without the other choices,
 * else trips that fit the choices, else one of each length.
 *
 * @param found - what the words find, the most relevant first
 * @param fitting - what fits the other choices
 */
export const suggestTrips = <Experience extends FilterableExperience>(
  experiences: readonly Experience[],
  found: readonly Experience[],
  fitting: readonly Experience[],
): readonly Experience[] => {
  if (found.length > 0) return found.slice(0, few)
  if (fitting.length > 0 && fitting.length < experiences.length) return fitting.slice(0, few)
  const isFirst = ({group}: Experience, index: number) =>
    experiences.findIndex(other => other.group === group) === index
  return experiences.filter(isFirst).slice(0, few)
}
