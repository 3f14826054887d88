import type {MetricType} from "web-vitals"
import type {ConsentChoice} from "./consent/consent"
import {pushEvent} from "./data-layer"

/** Factor that keeps CLS as a whole number. */
const layoutShiftFactor = 1000

let isMeasuring = false
let isAllowed = false

/** Path that the browser loaded; links change the address, but not what was measured. */
const loadedPath = () =>
  new URL(performance.getEntriesByType("navigation")[0]?.name ?? window.location.href).pathname

/**
 * Measures the Core Web Vitals of this page load for a visitor who allows it, with a package that is
 * fetched for that. The browser keeps what happened before. A withdrawal stops the reports.
 */
export const measureVitals = (choice: ConsentChoice): void => {
  isAllowed = choice === "accepted"
  if (isMeasuring || !isAllowed) return
  isMeasuring = true
  const push = ({name, value, rating, id}: MetricType) => {
    if (!isAllowed) return
    pushEvent(window, {
      event: "web_vitals",
      metric_name: name as "LCP" | "INP" | "CLS",
      metric_value: Math.round(name === "CLS" ? value * layoutShiftFactor : value),
      metric_rating: rating,
      metric_id: id,
      page_path: loadedPath(),
    })
  }
  import("web-vitals")
    .then(({onCLS, onINP, onLCP}) => {
      for (const measure of [onCLS, onINP, onLCP]) measure(push)
    })
    // The page works without the package.
    .catch(() => undefined)
}
