/** Cards in view by window width in pixels. */
export const cardsInView = {0: 1, 475: 2, 973: 3}

/** Cards in view on wide screens: a row of no more is no carousel, whose loop would need one more. */
export const mostInView = cardsInView[973]
