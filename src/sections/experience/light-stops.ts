/** Where in the window the days are read: a line at two fifths of its height. */
const readingLine = "-40% 0px -59% 0px"

/**
 * Marks the place on the map (`data-place`) whose days (`data-stop`) are being read, as `data-lit`.
 * Without scripts the list and the map stand as they are.
 *
 * @param root - what holds both
 * @returns what ends it
 */
export const lightStops = (root: HTMLElement) => {
  const observer = new IntersectionObserver(
    entries => {
      for (const {target, isIntersecting} of entries) {
        const stop = target.getAttribute("data-stop")
        root.querySelector(`[data-place="${stop}"]`)?.toggleAttribute("data-lit", isIntersecting)
      }
    },
    {rootMargin: readingLine},
  )
  for (const stay of root.querySelectorAll("[data-stop]")) observer.observe(stay)
  return () => observer.disconnect()
}
