import {queryOf, valuesIn} from "../../lib/text/values-in"
import {pickSaved} from "../../planner/store"

/** Fewest and most trips that can be compared. */
export const leastCompared = 2
export const mostCompared = 3

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const longestSlug = 90

/** Whether a value looks like a slug; only the data tells whether the trip exists. */
const isSlug = (value: unknown): value is string =>
  typeof value === "string" && value.length <= longestSlug && slugPattern.test(value)

/**
 * Reads the trips of an address such as `?trips=cali,canoexp`. Only the data tells whether they
 * exist.
 *
 * @returns the trips, and names that cannot be slugs
 */
export const tripsInAddress = (search: string) => {
  const named = valuesIn(queryOf(search), "trips")
  return {
    trips: pickSaved(named.filter(isSlug)),
    unknown: named.filter((name): boolean => !isSlug(name)).map(name => name.slice(0, longestSlug)),
  }
}
