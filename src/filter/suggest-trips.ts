import type {FilterableExperience} from "./experience-filter"

/** How many trips are shown where nothing is found. */
const few = 3

/**
 * Trips for somebody whose search finds nothing: those that the words find without the other choices,
 * else those that fit the choices, else one of each length of stay.
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
