import {queryOf, valuesIn} from "../../lib/text/values-in"

/** Most trips that a device saves. */
export const mostSaved = 12

/** Fewest and most trips that can be compared. */
export const leastCompared = 2
export const mostCompared = 3

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const longestSlug = 90

/** Current slug of each renamed trip, by its former slug. */
export type FormerSlugs = Readonly<Record<string, string>>

/** Whether a value looks like a slug; only the data tells whether the trip exists. */
const isSlug = (value: unknown): value is string =>
  typeof value === "string" && value.length <= longestSlug && slugPattern.test(value)

/**
 * Cleans a list of trips: drops what is no slug, replaces former slugs, removes duplicates, and cuts
 * at the limit.
 *
 * @param values - of any origin: a store, an address
 */
export const pickTrips = (values: unknown, former: FormerSlugs): string[] => {
  const slugs = Array.isArray(values) ? values.filter(isSlug) : []
  const current = slugs.map(slug => (Object.hasOwn(former, slug) ? String(former[slug]) : slug))
  return [...new Set(current)].slice(0, mostSaved)
}

/**
 * Reads the trips of an address such as `?trips=cali,canoexp`. Only the data tells whether they
 * exist.
 *
 * @returns the trips, and names that cannot be slugs
 */
export const tripsInAddress = (search: string, former: FormerSlugs) => {
  const named = valuesIn(queryOf(search), "trips")
  return {
    trips: pickTrips(named, former),
    unknown: named.filter((name): boolean => !isSlug(name)).map(name => name.slice(0, longestSlug)),
  }
}
