import {create} from "zustand"
import {savedTrips, useVisitor} from "../visitor/store"

/** Slugs of the saved trips that are whole on this device; undefined until it has done what it can. */
export const useStoredSlugs = create<{slugs?: readonly string[]}>(() => ({}))

/** Stores saved trips offline from now on, and removes all with the last. */
export const keepOffline = (): void => {
  // Where a worker runs, the removal of the last trip may have been cut off.
  let latest = navigator.serviceWorker?.controller ? undefined : ""
  const store = async () => {
    const saved = savedTrips(useVisitor.getState())
    if (saved.join() === latest) return
    latest = saved.join()
    useStoredSlugs.setState({slugs: undefined})
    const slugs = await import("./offline")
      .then(({storeOffline}) => storeOffline(saved))
      .catch(() => [])
    // A later change has its own answer.
    if (saved.join() === latest) useStoredSlugs.setState({slugs})
  }
  void store()
  useVisitor.subscribe(store)
}
