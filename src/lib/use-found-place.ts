import {useRef} from "react"
import {attempt} from "./attempt"
import {useIsomorphicLayoutEffect} from "./use-hydrated"

/** Where Gatsby keeps how far down the page was left, in pixels (gatsby-react-router-scroll). */
const placeKey = () =>
  `@@scroll|${window.location.pathname}|${window.history.state?.key ?? "initial"}`

/**
 * Leads to the place at which a page was left once its list is there, which scripts find or read from storage. Browser and Gatsby look for it before, when
 * the page may be too short, and browsers then hold on to what stands below the results.
 */
export const useFoundPlace = (isFound: boolean): void => {
  const place = useRef(0)
  useIsomorphicLayoutEffect(() => {
    place.current = Number(attempt(() => sessionStorage.getItem(placeKey())))
  }, [])
  useIsomorphicLayoutEffect(() => {
    if (isFound && place.current) window.scrollTo({top: place.current, behavior: "instant"})
    if (isFound) place.current = 0
  }, [isFound])
}
