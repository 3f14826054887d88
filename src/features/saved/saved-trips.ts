import {queryOf, valuesIn} from "../../lib/text/values-in"

/** Most trips that a device saves. */
export const mostSaved = 12

/** Fewest and most trips that can be compared. */
export const leastCompared = 2
export const mostCompared = 3

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Longest slug that is accepted from storage. */
const longestSlug = 90

/** Current slug of each renamed trip, by its former slug. */
export type FormerSlugs = Readonly<Record<string, string>>

/** Whether a value looks like a slug; only the data tells whether the trip exists. */
const isSlug = (value: unknown): value is string =>
  typeof value === "string" && value.length <= longestSlug && slugPattern.test(value)

/**
 * Cleans a list of trips from any source: drops what is no slug, replaces former slugs, removes
 * duplicates, and cuts at the limit.
 *
 * @param values - of any origin: a store, an address
 */
export const pickTrips = (values: Iterable<unknown>, former: FormerSlugs): string[] => {
  const trips = new Set<string>()
  for (const value of values) {
    if (trips.size === mostSaved) break
    if (isSlug(value)) trips.add(Object.hasOwn(former, value) ? (former[value] as string) : value)
  }
  return [...trips]
}

/**
 * Reads the stored list of slugs. Invalid entries are dropped one by one and never take the rest
 * with them.
 *
 * @param text - as stored, or null
 */
export const readTrips = (text: string | null | undefined, former: FormerSlugs): string[] => {
  try {
    const stored: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(stored) ? pickTrips(stored, former) : []
  } catch {
    return []
  }
}

/** Adds a trip to the list, or removes it if it is there. A full list stays as it is. */
export const toggleTrip = (trips: readonly string[], slug: string): readonly string[] => {
  if (trips.includes(slug)) return trips.filter(other => other !== slug)
  return trips.length < mostSaved ? [...trips, slug] : trips
}

/** Trips named in an address; `unknown` are names that cannot be slugs. */
export type NamedTrips = {trips: readonly string[]; unknown: readonly string[]}

/** Reads the trips of an address such as `?trips=cali,canoexp`. Only the data tells whether they exist. */
export const tripsInAddress = (search: string, former: FormerSlugs): NamedTrips => {
  const named = valuesIn(queryOf(search), "trips")
  return {
    trips: pickTrips(named, former),
    unknown: named.filter((name): boolean => !isSlug(name)).map(name => name.slice(0, longestSlug)),
  }
}
