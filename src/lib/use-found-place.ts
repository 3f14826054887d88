import {useRef} from "react"
import {attempt} from "./attempt"
import {useIsomorphicLayoutEffect} from "./use-hydrated"

/** Where Gatsby keeps how far down the page was left, in pixels (gatsby-react-router-scroll). */
const placeKey = () =>
  `@@scroll|${window.location.pathname}|${window.history.state?.key ?? "initial"}`

/**
 * Scrolls to where a page was left, once scripts have found its list or read it from storage: unless the
 * visitor has begun something else by then. Browser and Gatsby scroll before, when the page may be too short,
 * and browsers then hold on to what is below the list.
 */
export const useFoundPlace = (isFound: boolean): void => {
  const place = useRef(0)
  useIsomorphicLayoutEffect(() => {
    place.current = Number(attempt(() => sessionStorage.getItem(placeKey())))
    const forget = () => {
      place.current = 0
    }
    // A listener that outlives the page goes with the next gesture.
    for (const type of ["pointerdown", "keydown"])
      document.addEventListener(type, forget, {once: true})
  }, [])
  useIsomorphicLayoutEffect(() => {
    if (isFound && place.current) window.scrollTo({top: place.current, behavior: "instant"})
    if (isFound) place.current = 0
  }, [isFound])
}
