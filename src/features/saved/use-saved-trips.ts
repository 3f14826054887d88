import {useSyncExternalStore} from "react"
import {savedTrips} from "./saved-state"

const none: readonly string[] = []

/**
 * The saved trips; none on the server and during hydration, because pages are the same for
 * everyone.
 */
export const useSavedTrips = (): readonly string[] =>
  useSyncExternalStore(savedTrips.subscribe, savedTrips.get, () => none)
