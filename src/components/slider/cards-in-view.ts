/** Cards in view by window width in pixels. */
export const cardsInView = {0: 1, 475: 2, 973: 3}

/** Cards in view on wide screens: a row of no more is no carousel, whose loop would need one more. */
export const mostInView = cardsInView[973]

/** Gap between cards in pixels, as in the style sheet. */
export const space = 20

/** How many cards a scrolled row has left behind. */
export const scrolledCards = (viewport: HTMLElement): number => {
  const width = viewport.querySelector<HTMLElement>(".swiper-slide")?.offsetWidth ?? 0
  return width > 0 ? Math.round(viewport.scrollLeft / (width + space)) : 0
}
