import type {RouteUpdateArgs} from "gatsby"
import {pushEvent} from "./data-layer"
import {watchLists} from "./item-lists"
import {viewPage} from "./page-view"
import {whenTitled} from "./title"

let stopWaiting: (() => void) | undefined

/**
 * Pushes the view of a page that was reached without a load, once its title is there; the early
 * script has pushed the first one, except on a gated host, whose page is seen only now. A change of
 * query or hash is no new page.
 */
export const recordRoute = ({location, prevLocation}: RouteUpdateArgs): void => {
  if (prevLocation && prevLocation.pathname === location.pathname) return
  stopWaiting?.()
  const view = () => {
    viewPage(window, pushEvent)
    watchLists()
  }
  const isAfterGate = document.documentElement.dataset.gate !== undefined
  if (prevLocation) stopWaiting = whenTitled(document.title, view)
  else if (isAfterGate) view()
  else watchLists()
}
