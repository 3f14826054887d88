import {useSyncExternalStore} from "react"
import {onPlanner, plannerState} from "./planner"

const none: readonly string[] = []

/**
 * The saved trips; none on the server and during hydration, because pages are the same for
 * everyone.
 */
export const useSavedTrips = (): readonly string[] =>
  useSyncExternalStore(
    onPlanner,
    () => plannerState().trips,
    () => none,
  )
