import {test} from "@playwright/test"
import type {Language} from "../../src/i18n/languages"
import {catalogue, experiences, regions, type StoredTrip} from "./site"

/**
 * Ends the test as skipped where the data has nothing to test with. Asked inside of a test.
 *
 * @param lack - what the data does not have, as the report tells it
 */
export const skipUnless = <Found>(found: Found | undefined, lack: string): Found => {
  if (found !== undefined) return found
  test.skip(true, lack)
  throw new Error(lack)
}

const tripWhere = (lack: string, isWanted: (trip: StoredTrip) => boolean): StoredTrip =>
  skipUnless(experiences.find(isWanted), lack)

/** A trip of this name, length or kind; any trip where nothing is asked. */
export const findTrip = (wanted: {slug?: string; group?: string; kind?: string} = {}): StoredTrip =>
  tripWhere(`no trip is ${JSON.stringify(wanted)}`, trip =>
    Object.entries(wanted).every(([field, value]) => trip[field as keyof StoredTrip] === value),
  )

export const tripPath = (language: Language): string =>
  `/${language}/experiences/${findTrip().slug}/`

export const tripWith = (...parts: (keyof StoredTrip)[]): StoredTrip =>
  tripWhere(`no trip has ${parts.join(" and ")}`, trip =>
    parts.every(part => trip[part] !== undefined),
  )

export const tripWithout = (...parts: (keyof StoredTrip)[]): StoredTrip =>
  tripWhere(`every trip has ${parts.join(" or ")}`, trip =>
    parts.every(part => trip[part] === undefined),
  )

/** A trip that comes to at least so many regions, and goes day by day. */
export const tripWithDays = (least: number): StoredTrip =>
  tripWhere(`no trip to ${least} regions has days`, trip =>
    Boolean(trip.days && new Set(trip.regions).size >= least),
  )

/** A trip with a season that leaves January out. */
export const seasonalTrip = (): StoredTrip =>
  tripWhere("no trip has a season without January", ({season}) =>
    Boolean(season && season.from > "01-31" && season.to > season.from),
  )

export const longestTitled = (language: Language): StoredTrip =>
  skipUnless(
    experiences.toSorted((a, b) => b.title[language].length - a.title[language].length)[0],
    "there is no trip",
  )

/** Slugs of the trips of one length, in alphabetical order. */
export const tripsOfGroup = (key: string): string[] =>
  experiences.flatMap(({slug, group}) => (group === key ? slug : [])).sort()

/** The lengths of stay that have trips, in the order of the catalogue. */
export const groups = catalogue.groups.filter(({key}) => tripsOfGroup(key).length > 0)

/** A length of stay with at least so many trips: its key, and its title in both languages. */
export const groupWithTrips = (least: number) =>
  skipUnless(
    groups.find(({key}) => tripsOfGroup(key).length >= least),
    `no length of stay has ${least} trips`,
  )

const countTo = (region: string) => experiences.filter(trip => trip.regions.includes(region)).length

/** The regions that trips go to, those with the fewest trips first. */
export const visitedRegions = [...new Set(experiences.flatMap(trip => trip.regions))].sort(
  (a, b) => countTo(a) - countTo(b),
)

/** A region that many trips go to: what the filter leaves of it fills several screens. */
export const crowdedRegion = visitedRegions.at(-1) ?? ""

/** A region that closes at times, when it does so first, and a trip that goes there. */
export const closingRegion = () => {
  const region = skipUnless(
    regions.find(({closures}) => closures),
    "no region closes",
  )
  const trip = tripWhere("no trip goes where something closes", ({regions: visited}) =>
    visited.includes(region.slug),
  )
  return {region, trip, from: region.closures?.periods[0]?.from ?? ""}
}

export const nameOfRegion = (key: string, language: Language): string =>
  regions.find(({slug}) => slug === key)?.name[language] ?? key
