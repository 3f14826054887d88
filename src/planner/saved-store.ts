import {tripSaved} from "../analytics/planner-used"
import {attempt} from "../early/attempt"
import {whenIdle} from "../start/when-idle"
import {canKeep, keepOffline} from "./offline"
import {changePlanner, plannerState, savedTripsKey} from "./planner"
import {type FormerSlugs, mostSaved, readTrips, toggleTrip} from "./saved-trips"

/** The build puts today's slugs in place of this name (gatsby/hooks/on-create-webpack-config.ts). */
declare const FORMER_SLUGS: FormerSlugs

/** Today's slug of each trip that had another one. */
export const formerSlugs: FormerSlugs = FORMER_SLUGS

/** The trips as long as the page is open, where the browser stores nothing. */
let ofVisit: readonly string[] | undefined

/** Whether the trips are gone with the page, because the browser stores nothing. */
export const isForVisitOnly = (): boolean => ofVisit !== undefined

const read = (productId: string) =>
  ofVisit ??
  readTrips(
    attempt(() => window.localStorage.getItem(savedTripsKey(productId))),
    formerSlugs,
  )

let lastKept: string | undefined

/** Has the device keep the trips for places without a network, once it has nothing else to do. */
const keep = (trips: readonly string[]) => {
  const list = trips.join()
  if (list === lastKept || !canKeep()) return
  lastKept = list
  whenIdle(() => {
    keepOffline(trips).catch(() => undefined)
  })
}

/** Shows what is stored, where it is another list than before. */
const show = (productId: string) => {
  const trips = read(productId)
  if (trips.join() !== plannerState().trips.join()) changePlanner({trips})
  keep(trips)
}

let isFollowing = false

/**
 * Shows the saved trips on the page, and goes on doing so when another tab changes them, or when the
 * page comes back from the browser's cache.
 */
export const followTrips = (productId: string): void => {
  show(productId)
  if (isFollowing) return
  isFollowing = true
  for (const event of ["storage", "pageshow"]) window.addEventListener(event, () => show(productId))
}

/** Saves a trip, or removes one that was saved. Where storage fails it holds for the visit. */
export const toggleSaved = (productId: string, slug: string): void => {
  const trips = toggleTrip(read(productId), slug)
  const isKept = attempt(() => {
    window.localStorage.setItem(savedTripsKey(productId), JSON.stringify(trips))
    return true
  })
  ofVisit = isKept ? undefined : trips
  followTrips(productId)
}

/**
 * Does what a press on “Save” asks for.
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
  return !isSaved && isForVisitOnly() ? "visit" : undefined
}
