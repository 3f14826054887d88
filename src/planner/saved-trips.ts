import {queryOf, valuesIn} from "../text/values-in"

/** Most trips that a device saves. */
export const mostSaved = 12

/** What a folder of data/experiences can be called. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Longest slug that is read: longer ones are no trip's, and a store may hold anything. */
const longestSlug = 90

/** Today's slug of each trip that had another one, by the former. */
export type FormerSlugs = Readonly<Record<string, string>>

/** Whether a value can be the slug of a trip; whether there is such a trip only its data tells. */
const isSlug = (value: unknown): value is string =>
  typeof value === "string" && value.length <= longestSlug && slugPattern.test(value)

/**
 * Makes a list of trips out of anything: what is no slug goes, a former slug becomes today's, each trip
 * stands once, and no more are taken than a device saves.
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
 * Reads what the store holds: a list of slugs in the order in which they were saved. What is hostile
 * or old is left out one by one, and never takes the rest with it.
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

/** The list with a trip at its end, or without it where it stood there. A full list stays. */
export const toggleTrip = (trips: readonly string[], slug: string): readonly string[] => {
  if (trips.includes(slug)) return trips.filter(other => other !== slug)
  return trips.length < mostSaved ? [...trips, slug] : trips
}

/** Trips that an address names; `unknown` are names that no trip can have. */
export type NamedTrips = {trips: readonly string[]; unknown: readonly string[]}

/**
 * Reads the trips that an address names, such as `?trips=cali,canoexp`. Whether there are such trips
 * their data tells.
 *
 * @param search - query of the address
 */
export const tripsInAddress = (search: string, former: FormerSlugs): NamedTrips => {
  const named = valuesIn(queryOf(search), "trips")
  return {
    trips: pickTrips(named, former),
    unknown: named.filter((name): boolean => !isSlug(name)).map(name => name.slice(0, longestSlug)),
  }
}
