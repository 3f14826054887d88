import {createPageState, usePageState} from "../../lib/page-state"

/** Slugs of the saved trips, in the order of saving. */
export const savedTrips = createPageState<readonly string[]>([])

/** Key of the saved trips in local storage. */
export const savedTripsKey = (productId: string): string => `${productId}_saved_trips`

/** Key of the tasks that are done before a trip, in local storage. */
export const doneKey = (productId: string, slug: string): string => `${productId}_done_${slug}`

/** The saved trips; none on the server and during hydration. */
export const useSavedTrips = (): readonly string[] => usePageState(savedTrips)
