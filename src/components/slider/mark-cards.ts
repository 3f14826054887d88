import type Swiper from "swiper"

/**
 * Marks the cards in view, by count: Swiper's own marks compare fractions of pixels and miss some.
 * The others must not be focusable: with a loop, Tab would never leave the row.
 */
export const markInView = ({slides, activeIndex, params}: Swiper) => {
  const end = activeIndex + Number(params.slidesPerView)
  for (const [index, slide] of slides.entries()) {
    const isInView = index >= activeIndex && index < end
    // Setting an unchanged attribute would restyle the whole card.
    if (slide.inert === isInView) slide.inert = !isInView
    slide.toggleAttribute("data-in-view", isInView)
  }
}

/**
 * Fetches and lays out the cards next to those in view (`data-near`, see stacked-plan.module.css), so
 * that a swipe shows no empty card.
 */
const prepareNeighbours = ({slides, activeIndex, params}: Swiper) => {
  const end = activeIndex + Number(params.slidesPerView)
  for (const slide of [slides.at(activeIndex - 1), slides[end]]) {
    const picture = slide?.querySelector("img")
    if (picture) picture.loading = "eager"
    slide?.toggleAttribute("data-near", true)
  }
}

/** Runs once the cards have stopped moving. */
export const finishMove = (swiper: Swiper) => {
  markInView(swiper)
  prepareNeighbours(swiper)
}

/** Labels the dots and marks the current one. Swiper's own module would add redundant roles. */
export const nameDots = (nameOf: (index: number) => string) => (swiper: Swiper) => {
  for (const [index, dot] of swiper.pagination.bullets.entries()) {
    dot.setAttribute("aria-label", nameOf(index + 1))
    if (dot.matches(".swiper-pagination-bullet-active")) dot.setAttribute("aria-current", "true")
    else dot.removeAttribute("aria-current")
  }
}
