import {worthOf} from "./attributes"
import {pushEvent} from "./data-layer"

/** Reports that a visitor has saved a trip, or removed one that was saved. */
export const tripSaved = (experience: Queries.MeasuredExperienceFragment, isSaved: boolean): void =>
  pushEvent(window, {
    event: "trip_saved",
    save_action: isSaved ? "saved" : "removed",
    ecommerce: worthOf(experience),
  })

/**
 * Reports what was searched for in the catalogue, once the visitor has done typing.
 *
 * @param results - how many trips were found
 */
export const searchUsed = (words: string, results: number): void =>
  pushEvent(window, {event: "search", search_term: words.slice(0, 100), search_results: results})

/** Reports that trips are shown side by side. */
export const tripsCompared = (slugs: readonly string[]): void =>
  pushEvent(window, {event: "trips_compared", compared_trips: [...slugs].sort().join(" ")})

/**
 * Reports what a visitor does with a preparation. The departure day stays on the device; only a
 * range of days until then is reported.
 */
export const preparationUsed = (
  slug: string,
  action: "shown" | "calendar" | "printed",
  daysLeft: number,
): void =>
  pushEvent(window, {
    event: "preparation_used",
    preparation_trip: slug,
    preparation_action: action,
    preparation_wait:
      daysLeft < 10 ? "under 10 days" : daysLeft < 31 ? "10 to 30 days" : "over 30 days",
  })

/**
 * Reports that a visitor has changed the catalogue's filter.
 *
 * @param filter - after the change; what is not asked for is undefined or empty
 * @param results - how many experiences are left
 */
export const filterUsed = (
  {length, region, activity, month, price, q, sort, ...facts}: Partial<Record<string, string>>,
  results: number,
): void =>
  pushEvent(window, {
    event: "filter_used",
    filter_length: length || "any",
    filter_region: region || "any",
    filter_activity: activity || "any",
    filter_month: month || "any",
    filter_price: price || "any",
    filter_facts:
      Object.entries(facts)
        .flatMap(([name, value]) => (value ? `${name}=${value}` : []))
        .sort()
        .join(" ") || "any",
    filter_results: results,
  })
