import Swiper from "swiper"
import {Navigation, Pagination} from "swiper/modules"
import {markInView, nameDots, settle} from "./mark-cards"

export type SliderHandle = {previous: () => void; next: () => void; stop: () => void}

/** Pixels between two cards; the style sheet has the same figure. */
const space = 20

/** Cards in view by width of the window in pixels (specification, point 9). */
const cardsInView = {0: 1, 475: 2, 973: 3}
const mostInView = 3

const scrolledCards = (viewport: HTMLElement) => {
  const width = viewport.querySelector<HTMLElement>(".swiper-slide")?.offsetWidth ?? 0
  return width > 0 ? Math.round(viewport.scrollLeft / (width + space)) : 0
}

type SliderOptions = {
  /** Name of the dot of a card, by its place from 1, in the language of the page. */
  nameDot: (index: number) => string
  /** Place from 0 of the card to begin with; whatever is no number leaves the row where it is. */
  first: unknown
  /** Called with the place from 0 of the first card in view, each time the row has moved. */
  onStay: (index: number) => void
}

/**
 * Prepares to turn a row of cards into a carousel. It does half of the work: both halves in one
 * task would block a slow processor.
 *
 * @param root - the element with the row, its dots and its two arrows
 * @returns the second half, which changes the row: it gives what the keyboard calls, and how to
 *   stop
 */
export const prepareSwiper = (
  root: HTMLElement,
  {nameDot, first, onStay}: SliderOptions,
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
      transitionEnd: stayed => {
        settle(stayed)
        onStay(stayed.realIndex)
      },
      resize: markInView,
      breakpoint: markInView,
      paginationUpdate: nameDots(nameDot),
      sliderFirstMove: () => {
        root.dataset.dragging = ""
      },
      touchEnd: () => {
        delete root.dataset.dragging
      },
    },
  })
  return () => {
    // A press that ends a drag is no press on the card, for nobody who listens.
    viewport.addEventListener(
      "click",
      event => {
        if (swiper.allowClick) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      {capture: true},
    )
    swiper.params.initialSlide = typeof first === "number" ? first : scrolledCards(viewport)
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
