import Swiper from "swiper"
import {Navigation, Pagination} from "swiper/modules"

export type SliderHandle = {previous: () => void; next: () => void; stop: () => void}

/** Pixels between two cards; the style sheet has the same figure. */
const space = 20

/** Cards in view by width of the window in pixels (specification, point 9). */
const cardsInView = {0: 1, 475: 2, 973: 3}
const mostInView = 3

/**
 * Marks the cards in view, by count: Swiper's own marks compare fractions of pixels and miss some.
 * The others must not take the focus: with a loop Tab would never leave the row.
 */
const markInView = ({slides, activeIndex, params}: Swiper) => {
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

const settle = (swiper: Swiper) => {
  markInView(swiper)
  prepareNeighbours(swiper)
}

/**
 * Names the dots and marks the current one. Swiper's own module would give elements roles that they
 * have by nature, or that the row already has.
 */
const nameDots = (nameOf: (index: number) => string) => (swiper: Swiper) => {
  for (const [index, dot] of swiper.pagination.bullets.entries()) {
    dot.setAttribute("aria-label", nameOf(index + 1))
    if (dot.matches(".swiper-pagination-bullet-active")) dot.setAttribute("aria-current", "true")
    else dot.removeAttribute("aria-current")
  }
}

const scrolledCards = (viewport: HTMLElement) => {
  const width = viewport.querySelector<HTMLElement>(".swiper-slide")?.offsetWidth ?? 0
  return width > 0 ? Math.round(viewport.scrollLeft / (width + space)) : 0
}

/**
 * Prepares to turn a row of cards into a carousel. It does half of the work: both halves in one
 * task would block a slow processor.
 *
 * @param root - the element with the row, its dots and its two arrows
 * @param dotName - name of the dot of a card, by its place from 1, in the language of the page
 * @returns the second half, which changes the row: it gives what the keyboard calls, and how to
 *   stop
 */
export const prepareSwiper = (
  root: HTMLElement,
  dotName: (index: number) => string,
): (() => SliderHandle) => {
  const viewport = root.querySelector<HTMLElement>("[data-slider-viewport]")
  if (!viewport) throw new Error("The slider has no element with data-slider-viewport")
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  const count = viewport.querySelectorAll(".swiper-slide").length
  const swiper = new Swiper(viewport, {
    modules: [Navigation, Pagination],
    init: false,
    speed: isStill ? 0 : 250,
    slidesPerView: mostInView,
    spaceBetween: space,
    breakpoints: Object.fromEntries(
      Object.entries(cardsInView).map(([width, slidesPerView]) => [width, {slidesPerView}]),
    ),
    // With as few cards as are in view a loop would lock without a word.
    loop: count > mostInView,
    grabCursor: true,
    navigation: {
      prevEl: root.querySelector<HTMLElement>("[data-slider-previous]"),
      nextEl: root.querySelector<HTMLElement>("[data-slider-next]"),
      addIcons: false,
    },
    pagination: {
      el: root.querySelector<HTMLElement>("[data-slider-dots]"),
      clickable: true,
      bulletElement: "button",
    },
    on: {
      init: settle,
      // The events of a change of card do not do: after a new width Swiper goes back without them.
      transitionStart: markInView,
      transitionEnd: settle,
      resize: markInView,
      breakpoint: markInView,
      paginationUpdate: nameDots(dotName),
      sliderFirstMove: () => {
        root.dataset.dragging = ""
      },
      touchEnd: () => {
        delete root.dataset.dragging
      },
    },
  })
  return () => {
    swiper.params.initialSlide = scrolledCards(viewport)
    viewport.scrollLeft = 0
    swiper.init()
    // Set after the moves that Swiper starts with: see slider.module.css.
    for (const move of ["beforeTransitionStart", "sliderFirstMove"] as const)
      swiper.once(move, () => {
        root.dataset.moved = ""
      })
    // A move tells which cards it brings into view.
    swiper.wrapperEl.setAttribute("aria-live", "polite")
    root.dataset.started = ""
    return {
      previous: () => swiper.slidePrev(),
      next: () => swiper.slideNext(),
      stop: () => swiper.destroy(true, false),
    }
  }
}
