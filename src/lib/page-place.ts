import {useEffect} from "react"
import {attempt} from "./attempt"

const keyOf = () => `${PRODUCT_ID}_place${window.location.pathname}`

/**
 * How far down a page was left that is loaded anew, in pixels; 0 for a new visit. A browser looks for
 * the place before scripts have filled the page. It is given once.
 */
export const takePagePlace = (): number => {
  const place = attempt(() => sessionStorage.getItem(keyOf()))
  attempt(() => sessionStorage.removeItem(keyOf()))
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return load?.type === "reload" || load?.type === "back_forward" ? Number(place) : 0
}

/** Remembers it. */
export const useStoredPagePlace = (): void => {
  useEffect(() => {
    const store = () => attempt(() => sessionStorage.setItem(keyOf(), String(window.scrollY)))
    window.addEventListener("pagehide", store)
    return () => window.removeEventListener("pagehide", store)
  }, [])
}
