import type {RouteUpdateArgs} from "gatsby"
import type {AnalyticsEvent} from "./catalogue/catalogue"
import {pushEvent} from "./data-layer"
import {observeLists} from "./item-lists"
import {viewPage} from "./page-view"
import {whenTitled} from "./title"

/** The view of a page whose title has not arrived: its heading stands in. */
const untitledView = (location: RouteUpdateArgs["location"]): AnalyticsEvent[] => {
  const events: AnalyticsEvent[] = []
  const heading = document.querySelector("h1")
  viewPage({document, location} as unknown as Window, (_, event) => {
    if (event.event === "page_view" && heading) event.page_title = heading.textContent as string
    events.push(event)
  })
  return events
}

let leave = () => {}
window.addEventListener("pagehide", () => leave())

/**
 * Pushes the view of a page reached by client-side navigation, once its title is set or the visitor
 * moves on. The early script pushed the first view, except on a gated host, whose page is shown
 * only now. A change of query or hash is not a new page.
 */
export const recordRoute = ({location, prevLocation}: RouteUpdateArgs): void => {
  if (prevLocation && prevLocation.pathname === location.pathname) return
  leave()
  const view = () => {
    viewPage(window)
    observeLists()
  }
  const isAfterGate = document.documentElement.dataset.gate !== undefined
  if (prevLocation) {
    const untitled = untitledView(location)
    leave = whenTitled(isTitled => {
      if (isTitled) view()
      else for (const event of untitled) pushEvent(window, event)
    })
  } else if (isAfterGate) view()
  else observeLists()
}
