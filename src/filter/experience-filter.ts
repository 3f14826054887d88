import {isInSeason, type Season} from "./season"

/** What experiences can be narrowed by; the names stand in the page's address. */
export const facetNames = ["length", "region", "activity", "month", "price"] as const

export type FacetName = (typeof facetNames)[number]

/** What results can be ordered by; without it words order by relevance, all else is in our order. */
export const sortOrders = ["price", "length"] as const

export type SortOrder = (typeof sortOrders)[number]

/**
 * The choices made, each by its key; `q` holds the words that are searched for, as typed. What is not
 * chosen is missing. Without any the catalogue is shown as it is.
 */
export type ExperienceFilter = Partial<Record<FacetName | "q", string>> & {sort?: SortOrder}

/** What the filter needs to know of an experience. */
export type FilterableExperience = {
  group: string
  /** Starting price, in whole euros. */
  price: number
  length: {readonly days: number}
  /** Null where the experience is offered all year. */
  season: Season | null
  regions: readonly {readonly key: string}[]
  activities: readonly {readonly key: string}[]
}

const tests: Record<FacetName, (experience: FilterableExperience, value: string) => boolean> = {
  length: ({group}, value) => group === value,
  region: ({regions}, value) => regions.some(({key}) => key === value),
  activity: ({activities}, value) => activities.some(({key}) => key === value),
  month: ({season}, value) => isInSeason(Number(value), season),
  price: ({price}, value) => price <= Number(value),
}

/** True when an experience fits every choice made; a month fits when any day of it is in season. */
export const fits = (experience: FilterableExperience, filter: ExperienceFilter): boolean =>
  facetNames.every(name => {
    const value = filter[name]
    return value === undefined || tests[name](experience, value)
  })

/** How many choices are made; words that are searched for are one of them. */
export const countChoices = (filter: ExperienceFilter): number =>
  Object.keys(filter).length - (filter.sort ? 1 : 0)

/** True when at least one choice is made, words are searched for, or an order is asked for. */
export const isSet = (filter: ExperienceFilter): boolean => Object.keys(filter).length > 0

const measures = {
  price: ({price}: FilterableExperience) => price,
  length: ({length}: FilterableExperience) => length.days,
}

/** The experiences in an order, the least first; those that are alike stay as they stand. */
export const inOrder = <Experience extends FilterableExperience>(
  experiences: readonly Experience[],
  order: SortOrder | undefined,
): readonly Experience[] => {
  if (!order) return experiences
  const measure = measures[order]
  return [...experiences].sort((one, other) => measure(one) - measure(other))
}

/**
 * How many experiences would fit if one facet had that value and the others stayed as they are.
 *
 * @param value - key of a choice, or undefined for any
 */
export const countWith = (
  experiences: readonly FilterableExperience[],
  filter: ExperienceFilter,
  name: FacetName,
  value: string | undefined,
): number => experiences.filter(experience => fits(experience, {...filter, [name]: value})).length
