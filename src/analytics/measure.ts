import type {RouteUpdateArgs} from "gatsby"
import type {MetricType} from "web-vitals"
import {hasAccepted, readConsent} from "../consent/consent"
import {languageOfPath} from "../i18n/paths"
import {track} from "./data-layer"
import {takeReferrer} from "./referrer"

/** Browsers translate the title of the tab, but not that for sharing. */
const pageTitle = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content || document.title

/** Where the visit came from; Google Analytics wants it with every view. */
const referrer = takeReferrer()

/** Pushes the view of the page, and of the trip that it shows (`data-view`). */
export const trackPageView = (address = location.origin + location.pathname + location.search) => {
  readConsent()
  track({
    event: "page_view",
    page_title: pageTitle(),
    page_path: location.pathname,
    page_location: address,
    page_referrer: referrer,
    page_language: languageOfPath(location.pathname),
  })
  const item = document.querySelector("[data-view]")?.getAttribute("data-view")
  if (item) track(JSON.parse(item))
}

/** Waits for the title of the page that a link has led to. */
let titles: MutationObserver | undefined
/** Path of the page that was viewed last. */
let viewedPath: string | undefined

const trackView = (pathname: string) => {
  viewedPath = pathname
  trackPageView()
}

/**
 * Pushes the view of a page: of the first at once, of a later one when Gatsby has set its title, some tasks
 * later. A page that is left before that has no view, and the page that Back then returns to has no second
 * one. A change of query or hash is no new page.
 */
export const trackRoute = ({location: {pathname}, prevLocation}: RouteUpdateArgs): void => {
  if (prevLocation?.pathname === pathname) return
  titles?.disconnect()
  if (pathname === viewedPath) return
  if (!prevLocation) {
    trackView(pathname)
    return
  }
  const old = document.querySelector("title")
  titles = new MutationObserver((_, observer) => {
    const title = document.querySelector("title")
    if (!title || title === old) return
    observer.disconnect()
    // By now Back may have changed the address, whose page is still to come.
    if (pathname === location.pathname) trackView(pathname)
  })
  titles.observe(document.head, {childList: true})
}

/** Path that the browser loaded; links change the address, but not what was measured. */
const loadedPath = location.pathname

const trackVital = ({name, value, rating, id}: MetricType) => {
  if (!hasAccepted()) return
  track({
    event: "web_vitals",
    metric_name: name,
    metric_value: Math.round(name === "CLS" ? value * 1000 : value),
    metric_rating: rating,
    metric_id: id,
    page_path: loadedPath,
  })
}

let isMeasuring = false

/** Measures the Core Web Vitals of this load for a visitor who accepts, with a package fetched for that. */
export const measureVitals = (): void => {
  if (isMeasuring || !hasAccepted()) return
  isMeasuring = true
  import("web-vitals")
    .then(({onCLS, onINP, onLCP}) => {
      for (const measure of [onCLS, onINP, onLCP]) measure(trackVital)
    })
    // The page works without the package.
    .catch(() => undefined)
}
