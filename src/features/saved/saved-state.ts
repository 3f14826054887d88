import {createPageState} from "../../lib/page-state"

/**
 * Slugs of the saved trips, in the order in which they were saved. A first visit gets this and the
 * buttons; the code behind them is loaded once somebody saves a trip, or has saved one.
 */
export const savedTrips = createPageState<readonly string[]>([])

/** Key of the saved trips in local storage. */
export const savedTripsKey = (productId: string): string => `${productId}_saved_trips`

/** Key of the day on which a trip begins, in local storage. */
export const dayKey = (productId: string, slug: string): string => `${productId}_day_${slug}`
