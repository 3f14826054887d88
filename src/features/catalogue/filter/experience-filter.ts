import {isInSeason, type Season} from "../../../lib/season"

/** Filters of the catalogue; the names appear in the address, as those of facts do. */
export const facetNames = ["length", "region", "activity", "month", "price"] as const

/** Facets of which several values hold at once: a filter has them with commas between. */
export const severalNames: readonly string[] = ["region"]

/** Sort orders; the default is relevance for a search, else the catalogue's order. */
export const sortOrders = ["price", "length"] as const

export type SortOrder = (typeof sortOrders)[number]

/**
 * The choices made, by facet or by the name of a fact that trips can be filtered by; `q` holds the search words as typed. Open facets are missing; without
 * any choice the whole catalogue is shown.
 */
export type ExperienceFilter = Partial<Record<string, string>> & {sort?: SortOrder}

/** The part of an experience that the filter reads. */
export type FilterableExperience = {
  group: string
  /** Starting price, in whole euros. */
  price: number
  /** Whether that price is past its day: it then fits no budget. */
  isPriceOpen: boolean
  length: {readonly days: number}
  /** Null if it is offered all year. */
  season: Season | null
  regions: readonly {readonly key: string}[]
  activities: readonly {readonly key: string}[]
  /** What its facts answer, as name=value: effort=easy. */
  answers: readonly string[]
}

/** Whether a number of days lies in a range such as "9-10", or is the number "7". */
const isWithin = (days: number, range: string) => {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? []
  return days >= Number(from) && days <= Number(to)
}

const tests: Record<
  (typeof facetNames)[number],
  (experience: FilterableExperience, value: string) => boolean
> = {
  length: ({group, length}, value) => group === value || isWithin(length.days, value),
  region: ({regions}, value) => regions.some(({key}) => value.split(",").includes(key)),
  activity: ({activities}, value) => activities.some(({key}) => key === value),
  month: ({season}, value) => isInSeason(Number(value), season),
  price: ({price, isPriceOpen}, value) => !isPriceOpen && price <= Number(value),
}

/** Parts of a filter that narrow nothing by a value of the trip. */
const others = ["q", "sort"]

/** Whether an experience fits every choice. A month fits if any of its days is in season. */
export const fits = (experience: FilterableExperience, filter: ExperienceFilter): boolean =>
  Object.entries(filter).every(([name, value]) => {
    if (value === undefined || others.includes(name)) return true
    const test = tests[name as keyof typeof tests]
    return test ? test(experience, value) : experience.answers.includes(`${name}=${value}`)
  })

/** Number of choices made; search words count as one. */
export const countChoices = (filter: ExperienceFilter): number =>
  Object.keys(filter).length - (filter.sort ? 1 : 0)

/** Whether there is a choice, a search, or a sort order. */
export const isSet = (filter: ExperienceFilter): boolean => Object.keys(filter).length > 0

const measures = {
  /** Trips on request come last. */
  price: ({price, isPriceOpen}: FilterableExperience) =>
    isPriceOpen ? Number.MAX_SAFE_INTEGER : price,
  length: ({length}: FilterableExperience) => length.days,
}

/** Sorts experiences in ascending order; the sort is stable. */
export const inOrder = <Experience extends FilterableExperience>(
  experiences: readonly Experience[],
  order: SortOrder | undefined,
): readonly Experience[] => {
  if (!order) return experiences
  const measure = measures[order]
  return [...experiences].sort((one, other) => measure(one) - measure(other))
}

/**
 * How many experiences would fit if one facet had this value.
 *
 * @param value - key of a choice, or undefined for any
 */
export const countWith = (
  experiences: readonly FilterableExperience[],
  filter: ExperienceFilter,
  name: string,
  value: string | undefined,
): number => experiences.filter(experience => fits(experience, {...filter, [name]: value})).length
