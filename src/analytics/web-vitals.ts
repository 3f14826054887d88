import type {MetricType} from "web-vitals"
import {whenIdle} from "../lib/when-idle"
import {pushEvent} from "./data-layer"

/** Factor that keeps CLS as a whole number. */
const layoutShiftFactor = 1000

/** Measures the Core Web Vitals of this page load, with a package that is fetched when idle. */
export const measureVitals = (): void => {
  const path = window.location.pathname
  const push = ({name, value, rating, id}: MetricType) =>
    pushEvent(window, {
      event: "web_vitals",
      metric_name: name as "LCP" | "INP" | "CLS",
      metric_value: Math.round(name === "CLS" ? value * layoutShiftFactor : value),
      metric_rating: rating,
      metric_id: id,
      page_path: path,
    })
  whenIdle(async () => {
    try {
      const {onCLS, onINP, onLCP} = await import("web-vitals")
      for (const measure of [onCLS, onINP, onLCP]) measure(push)
    } catch {
      // The page works without the package.
    }
  })
}
