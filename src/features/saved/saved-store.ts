import {tripSaved} from "../../analytics/planner-used"
import {keep, recall} from "../../lib/storage"
import {canKeep, keepOffline} from "./offline"
import {savedTrips, savedTripsKey} from "./saved-state"
import {type FormerSlugs, mostSaved, pickTrips} from "./saved-trips"

/**
 * The build replaces this name with the current slugs (gatsby/hooks/site-constants.ts).
 */
declare const FORMER_SLUGS: FormerSlugs

/** Current slug of each renamed trip. */
export const formerSlugs: FormerSlugs = FORMER_SLUGS

let isForVisit = false

/** Whether the trips last only as long as the page, because storage fails. */
export const lastsForVisit = (): boolean => isForVisit

const read = (productId: string) =>
  pickTrips(recall("localStorage", savedTripsKey(productId)), formerSlugs)

let lastKept: string | undefined

/** Has the device keep the trips for offline use. */
const keepPages = (trips: readonly string[]) => {
  const list = trips.join()
  if (list === lastKept || !canKeep()) return
  lastKept = list
  keepOffline(trips).catch(() => undefined)
}

/** Shows the stored list if it has changed. */
const show = (productId: string) => {
  const trips = read(productId)
  if (trips.join() !== savedTrips.get().join()) savedTrips.set(trips)
  keepPages(trips)
}

let isFollowing = false

/**
 * Shows the saved trips, and keeps them current when another tab changes them or the page returns
 * from the browser's cache.
 */
export const trackSavedTrips = (productId: string): void => {
  show(productId)
  if (isFollowing) return
  isFollowing = true
  for (const event of ["storage", "pageshow"]) window.addEventListener(event, () => show(productId))
}

/** Saves or removes a trip. If storage fails, it lasts for the visit. */
export const toggleSaved = (productId: string, slug: string): void => {
  const before = read(productId)
  const others = before.filter(other => other !== slug)
  const trips = others.length < before.length ? others : [...before, slug]
  isForVisit = !keep("localStorage", savedTripsKey(productId), trips)
  trackSavedTrips(productId)
}

/**
 * Handles a press on “Save”.
 *
 * @returns what the visitor should know: that the list is full, or that it is gone with the page
 */
export const pressSave = (
  productId: string,
  experience: Queries.MeasuredExperienceFragment,
): "full" | "visit" | undefined => {
  const {slug} = experience
  const trips = read(productId)
  const isSaved = trips.includes(slug)
  if (!isSaved && trips.length >= mostSaved) return "full"
  toggleSaved(productId, slug)
  tripSaved(experience, !isSaved)
  return !isSaved && lastsForVisit() ? "visit" : undefined
}
