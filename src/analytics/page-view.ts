import type {RouteUpdateArgs} from "gatsby"
import {languageOfPath} from "../i18n/paths"
import {track} from "./data-layer"

/** Browsers translate the title of the tab, but not that for sharing. */
const pageTitle = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content || document.title

/** Pushes the view of the page, and of the trip that it shows (`data-view`). */
export const trackPageView = (address = location.origin + location.pathname + location.search) => {
  track({
    event: "page_view",
    page_title: pageTitle(),
    page_path: location.pathname,
    page_location: address,
    page_language: languageOfPath(location.pathname),
  })
  const item = document.querySelector("[data-view]")?.getAttribute("data-view")
  if (item) track(JSON.parse(item))
}

let titleObserver: MutationObserver | undefined

/**
 * Pushes the view of a page: of the first one at once, of one that a link leads to when Gatsby has
 * given it its title, some tasks later. A change of query or hash is not a new page.
 */
export const trackRoute = ({location, prevLocation}: RouteUpdateArgs): void => {
  if (prevLocation?.pathname === location.pathname) return
  titleObserver?.disconnect()
  if (!prevLocation) {
    trackPageView()
    return
  }
  const old = document.querySelector("title")
  titleObserver = new MutationObserver((_, observer) => {
    const title = document.querySelector("title")
    if (!title || title === old) return
    observer.disconnect()
    trackPageView()
  })
  titleObserver.observe(document.head, {childList: true})
}
