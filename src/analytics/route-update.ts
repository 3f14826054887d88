import type {GatsbyBrowser} from "gatsby"
import {pushEvent} from "./data-layer"
import {watchLists} from "./item-lists"
import {viewPage} from "./page-view"
import {whenTitled} from "./title"

let stopWaiting: (() => void) | undefined

/**
 * Pushes the view of a page that was reached without a load, once its title is there; the early
 * script has pushed the first one. A change of query or hash is no new page.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({location, prevLocation}) => {
  if (prevLocation && prevLocation.pathname === location.pathname) return
  stopWaiting?.()
  if (!prevLocation) return watchLists()
  stopWaiting = whenTitled(document.title, () => {
    viewPage(window, pushEvent)
    watchLists()
  })
}
