/** Shape of a picture: ratio and available widths in pixels. */
export type Shape = {
  /** Width by height; unset for the picture's own. */
  aspectRatio?: number
  /** For browsers; a screen takes the first that is as wide as the layout asks for. */
  avif: readonly number[]
  /** For browsers without AVIF (under 1 %), crawlers and feeds: fewer widths suffice. */
  jpg: readonly number[]
}

/** All shapes, in widths that layouts ask for at one, two and three pixels a point. */
export const shapes = {
  /** At the top of a page; posters are 16:9. Computers show about 1100 px, twice as many on fine screens. */
  BANNER: {avif: [1150, 1920], jpg: [1200]},
  /** For cards, 384 px wide at most, and for banners on narrow screens: 960 px fill one on a phone. */
  CARD: {aspectRatio: 0.8, avif: [400, 640, 960], jpg: [640]},
  /** For the cards of the three lengths of stay, and for trips' low posters on phones. */
  PLAN: {aspectRatio: 1.6, avif: [400, 600, 840], jpg: [600]},
  /** For round cards, 192 px wide. */
  ROUND: {aspectRatio: 1, avif: [192, 384], jpg: [384]},
  /** For the row of a trip's photographs. */
  THUMBNAIL: {aspectRatio: 4 / 3, avif: [240, 360, 480], jpg: [360]},
  /** A photograph whole, alone on the screen; its JPEG is also what it links to. */
  PHOTO: {avif: [1080, 1600], jpg: [1600]},
} as const satisfies Record<string, Shape>

export type ShapeName = keyof typeof shapes
