import {create} from "zustand"
import {savedTrips, useVisitor} from "../visitor/store"

/** Slugs of the saved trips that are whole on this device; undefined until it has done what it can. */
export const useStoredSlugs = create<{slugs?: readonly string[]}>(() => ({}))

/** Stores saved trips offline from now on, and removes all with the last. Who saves none loads nothing. */
export const keepOffline = (): void => {
  let wanted = ""
  const store = () => {
    const saved = savedTrips(useVisitor.getState())
    if (saved.join() === wanted) return
    wanted = saved.join()
    useStoredSlugs.setState({slugs: undefined})
    import("./offline")
      .then(({storeOffline}) => storeOffline(saved))
      .then(
        slugs => useStoredSlugs.setState({slugs}),
        () => useStoredSlugs.setState({slugs: []}),
      )
  }
  store()
  useVisitor.subscribe(store)
}
