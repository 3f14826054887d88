import Swiper from "swiper"
import {A11y, Navigation, Pagination} from "swiper/modules"
import type {TFunction} from "../../i18n/use-words"

/**
 * Marks the cards in view, by count. The others must not be focusable: with a loop, Tab would never
 * leave the row. The picture of the next one loads ahead, so that a move shows no empty card.
 */
const markInView = ({slides, activeIndex, params}: Swiper) => {
  const count = Number(params.slidesPerView)
  for (const [index, slide] of slides.entries()) {
    const place = index - activeIndex
    const isInView = place >= 0 && place < count
    if (slide.inert === isInView) slide.inert = !isInView
    slide.toggleAttribute("data-in-view", isInView)
    const picture = place >= -1 && place <= count ? slide.querySelector("img") : null
    if (picture) picture.loading = "eager"
  }
}

/** Pixels between cards, as in the style sheet. */
const gap = 20

export const startSwiper = (root: HTMLElement, t: TFunction): Swiper => {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-slider=${name}]`)
  const viewport = part("viewport") as HTMLElement
  const hasReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches
  // A row that a finger has moved stays where it is.
  const step = (viewport.querySelector<HTMLElement>(".swiper-slide")?.offsetWidth ?? 0) + gap
  const initialSlide = Math.round(viewport.scrollLeft / step)
  viewport.scrollLeft = 0
  const swiper = new Swiper(viewport, {
    modules: [A11y, Navigation, Pagination],
    speed: hasReducedMotion ? 0 : 250,
    slidesPerView: 1,
    breakpoints: {475: {slidesPerView: 2}, 973: {slidesPerView: 3}},
    spaceBetween: gap,
    initialSlide,
    loop: true,
    // Each press counts, also one during the move before.
    loopPreventsSliding: false,
    grabCursor: true,
    navigation: {prevEl: part("previous"), nextEl: part("next"), addIcons: false},
    pagination: {
      el: part("dots"),
      clickable: true,
      // Swiper would give its own buttons the role of a button.
      renderBullet: (index, className) =>
        `<button type="button" class="${className}" aria-label="${t("cards:slider.dot", {index: index + 1})}"></button>`,
    },
    a11y: {
      // A card in view that gets the focus stays where it is.
      scrollOnFocus: false,
      notificationClass: "visuallyHidden",
      prevSlideMessage: t("cards:slider.previous"),
      nextSlideMessage: t("cards:slider.next"),
      itemRoleDescriptionMessage: t("cards:slider.slideRole"),
      slideLabelMessage: t("cards:slider.slide", {
        index: "{{index}}",
        total: "{{slidesLength}}",
      }),
    },
    on: {
      init: markInView,
      // Slide-change events are not enough: after a resize Swiper moves back without them.
      transitionStart: markInView,
      transitionEnd: markInView,
      resize: markInView,
      breakpoint: markInView,
    },
  })
  root.dataset.started = ""
  return swiper
}
