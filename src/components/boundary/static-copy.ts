/**
 * A static copy of a part of the page; its sliders become plain scrolling rows.
 *
 * @param part - its name in `data-part`
 * @returns nothing if it is not there
 */
export const staticCopy = (part: string): Node[] => {
  const shown = document.querySelector(`[data-part="${part}"]`)?.cloneNode(true)
  if (!(shown instanceof Element)) return []
  for (const slider of shown.querySelectorAll("[data-started]"))
    slider.removeAttribute("data-started")
  for (const moved of shown.querySelectorAll(".swiper-wrapper, .swiper-slide"))
    for (const name of ["style", "inert"]) moved.removeAttribute(name)
  return [...shown.childNodes]
}
