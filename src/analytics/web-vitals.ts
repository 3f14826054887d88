import type {MetricType} from "web-vitals"
import {readConsent} from "./consent"
import {track} from "./data-layer"

/** Path that the browser loaded; links change the address, but not what was measured. */
const loadedPath = () =>
  new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href).pathname

const report = ({name, value, rating, id}: MetricType) => {
  if (readConsent() !== "accepted") return
  track({
    event: "web_vitals",
    metric_name: name,
    metric_value: Math.round(name === "CLS" ? value * 1000 : value),
    metric_rating: rating,
    metric_id: id,
    page_path: loadedPath(),
  })
}

let isMeasuring = false

/** Measures the Core Web Vitals of this load for a visitor who accepts, with a package fetched for that. */
export const measureVitals = (): void => {
  if (isMeasuring || readConsent() !== "accepted") return
  isMeasuring = true
  import("web-vitals")
    .then(({onCLS, onINP, onLCP}) => {
      for (const measure of [onCLS, onINP, onLCP]) measure(report)
    })
    // The page works without the package.
    .catch(() => undefined)
}
