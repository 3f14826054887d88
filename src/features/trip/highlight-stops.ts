/** Reading line, at two fifths of the window's height. */
const readingLine = "-40% 0px -59% 0px"

/**
 * Highlights (`data-lit`) the place on the map (`data-place`) whose days (`data-stop`) are being
 * read.
 *
 * @param root - what holds both
 * @returns what ends it
 */
export const highlightStops = (root: HTMLElement) => {
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
