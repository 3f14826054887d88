/** What experiences can be narrowed by; the names stand in the page's address. */
export const facetNames = ["length", "region", "activity", "month", "price"] as const

export type FacetName = (typeof facetNames)[number]

/** The choices made, each by its key; without any the catalogue is shown as it is. */
export type ExperienceFilter = Partial<Record<FacetName, string>>

/** What the filter needs to know of an experience. */
export type FilterableExperience = {
  group: string
  /** Starting price, in whole euros. */
  price: number
  /** First and last day, each as MM-DD; null where the experience is offered all year. */
  season: {readonly from: string; readonly to: string} | null
  regions: readonly {readonly key: string}[]
  activities: readonly {readonly key: string}[]
}

const monthOf = (monthDay: string) => Number(monthDay.slice(0, 2))

const isInSeason = (month: number, season: FilterableExperience["season"]) => {
  if (!season) return true
  const from = monthOf(season.from)
  const to = monthOf(season.to)
  return from <= to ? month >= from && month <= to : month >= from || month <= to
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

/** True when at least one choice is made. */
export const isSet = (filter: ExperienceFilter): boolean =>
  facetNames.some(name => filter[name] !== undefined)

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
