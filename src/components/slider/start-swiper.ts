import Swiper from "swiper"
import {Navigation, Pagination} from "swiper/modules"
import {cardsInView, mostInView, scrolledCards, space} from "./cards-in-view"
import {finishMove, markInView, nameDots} from "./mark-cards"

type SliderOptions = {
  /** Label of a card's dot, by its position from 1. */
  nameDot: (index: number) => string
  /** Index of the first card, from 0; anything but a number leaves the row where it is. */
  first: unknown
  /** Called after each move with the index of the first card in view, from 0. */
  onStay: (index: number) => void
}

/**
 * Turns a row of cards into a carousel.
 *
 * @param root - the element with the row, its dots and its two arrows
 */
export const startSwiper = (root: HTMLElement, {nameDot, first, onStay}: SliderOptions): Swiper => {
  const viewport = root.querySelector<HTMLElement>("[data-slider-viewport]")
  if (!viewport) throw new Error("The slider has no element with data-slider-viewport")
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  const swiper = new Swiper(viewport, {
    modules: [Navigation, Pagination],
    init: false,
    speed: isStill ? 0 : 250,
    slidesPerView: mostInView,
    spaceBetween: space,
    breakpoints: Object.fromEntries(
      Object.entries(cardsInView).map(([width, slidesPerView]) => [width, {slidesPerView}]),
    ),
    loop: true,
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
      init: finishMove,
      // Slide-change events are not enough: after a resize Swiper moves back without them.
      transitionStart: markInView,
      transitionEnd: stayed => {
        finishMove(stayed)
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
  // A click that ends a drag must reach no listener.
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
  // Set after Swiper's initial moves: see slider.module.css.
  for (const move of ["beforeTransitionStart", "sliderFirstMove"] as const)
    swiper.once(move, () => {
      root.dataset.moved = ""
    })
  // A move determines which cards it brings into view.
  swiper.wrapperEl.setAttribute("aria-live", "polite")
  root.dataset.started = ""
  return swiper
}
