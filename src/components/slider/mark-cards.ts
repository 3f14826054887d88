import type Swiper from "swiper"

/**
 * Marks the cards in view, by count: Swiper's own marks compare fractions of pixels and miss some.
 * The others must not take the focus: with a loop Tab would never leave the row.
 */
export const markInView = ({slides, activeIndex, params}: Swiper) => {
  const end = activeIndex + Number(params.slidesPerView)
  for (const [index, slide] of slides.entries()) {
    const isInView = index >= activeIndex && index < end
    // Set again to what it is, it would style the whole card anew.
    if (slide.inert === isInView) slide.inert = !isInView
    slide.toggleAttribute("data-in-view", isInView)
  }
}

/**
 * Fetches and lays out the cards beside those in view (`data-near`, see card.module.css), so that a
 * swipe shows no empty card and does not wait for one.
 */
const prepareNeighbours = ({slides, activeIndex, params}: Swiper) => {
  const end = activeIndex + Number(params.slidesPerView)
  for (const slide of [slides.at(activeIndex - 1), slides[end]]) {
    const picture = slide?.querySelector("img")
    if (picture) picture.loading = "eager"
    slide?.toggleAttribute("data-near", true)
  }
}

/** What is due once the cards stand still. */
export const settle = (swiper: Swiper) => {
  markInView(swiper)
  prepareNeighbours(swiper)
}

/**
 * Names the dots and marks the current one. Swiper's own module would give elements roles that they
 * have by nature, or that the row already has.
 */
export const nameDots = (nameOf: (index: number) => string) => (swiper: Swiper) => {
  for (const [index, dot] of swiper.pagination.bullets.entries()) {
    dot.setAttribute("aria-label", nameOf(index + 1))
    if (dot.matches(".swiper-pagination-bullet-active")) dot.setAttribute("aria-current", "true")
    else dot.removeAttribute("aria-current")
  }
}
