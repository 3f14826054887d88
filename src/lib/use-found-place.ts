import {useLayoutEffect, useRef} from "react"
import {attempt} from "./attempt"

/** Where Gatsby keeps how far down the page was left, in pixels (gatsby-react-router-scroll). */
const placeKey = () =>
  `@@scroll|${window.location.pathname}|${window.history.state?.key ?? "initial"}`

/**
 * Scrolls to where a page was left, or else to what its address names, once scripts have found its list or
 * read it from storage: unless the visitor has begun something else by then. Browser and Gatsby scroll before,
 * when the page may be too short, and browsers then hold on to what is below the list.
 */
export const useFoundPlace = (isFound: boolean): void => {
  const scroll = useRef<() => void>()
  useLayoutEffect(() => {
    const top = Number(attempt(() => sessionStorage.getItem(placeKey())))
    const {hash} = window.location
    scroll.current = () => {
      if (top) window.scrollTo({top, behavior: "instant"})
      else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    }
    const forget = () => {
      scroll.current = undefined
    }
    // A listener that outlives the page goes with the next gesture.
    for (const type of ["pointerdown", "keydown"])
      document.addEventListener(type, forget, {once: true})
  }, [])
  useLayoutEffect(() => {
    if (!isFound) return
    scroll.current?.()
    scroll.current = undefined
  }, [isFound])
}
