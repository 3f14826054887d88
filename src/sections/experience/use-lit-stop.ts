import {type RefObject, useEffect} from "react"

/** Where in the window the days are read: a line at two fifths of its height. */
const readingLine = "-40% 0px -59% 0px"

/**
 * Marks the place on the map (`data-place`) whose days (`data-stop`) are being read, as `data-lit`.
 * Without scripts the list and the map stand as they are.
 *
 * @param root - what holds both
 */
export const useLitStop = (root: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const observer = new IntersectionObserver(
      entries => {
        for (const {target, isIntersecting} of entries) {
          const {stop} = (target as HTMLElement).dataset
          element
            .querySelector(`[data-place="${stop}"]`)
            ?.toggleAttribute("data-lit", isIntersecting)
        }
      },
      {rootMargin: readingLine},
    )
    for (const stay of element.querySelectorAll("[data-stop]")) observer.observe(stay)
    return () => observer.disconnect()
  }, [root])
}
