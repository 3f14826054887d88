import type {RouteUpdateArgs} from "gatsby"
import type {AnalyticsEvent} from "./catalogue/catalogue"
import {pushEvent} from "./data-layer"
import {observeLists} from "./item-lists"
import {viewPage} from "./page-view"

/**
 * Waits for the next page's title. Gatsby removes the old title some tasks after the route changes
 * and adds a new element, even if two pages share a title.
 *
 * @param use - called once: with true when the title is in place, with false when the visitor goes
 *   on before
 * @returns tells that the visitor goes on
 */
const whenTitled = (use: (isTitled: boolean) => void): (() => void) => {
  const old = document.head.querySelector("title")
  let isWaiting = true
  const finish = (isTitled: boolean) => {
    observer.disconnect()
    if (isWaiting) use(isTitled)
    isWaiting = false
  }
  const observer = new MutationObserver(() => {
    const title = document.head.querySelector("title")
    if (title && title !== old) finish(true)
  })
  observer.observe(document.head, {childList: true})
  return () => finish(false)
}

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
 * Pushes the view of a page: of the first one at once, of one reached by client-side navigation once
 * its title is set or the visitor moves on. A change of query or hash is not a new page.
 */
export const recordRoute = ({location, prevLocation}: RouteUpdateArgs): void => {
  if (prevLocation && prevLocation.pathname === location.pathname) return
  leave()
  const view = () => {
    viewPage(window)
    observeLists()
  }
  if (prevLocation) {
    const untitled = untitledView(location)
    leave = whenTitled(isTitled => {
      if (isTitled) view()
      else for (const event of untitled) pushEvent(window, event)
    })
  } else view()
}
