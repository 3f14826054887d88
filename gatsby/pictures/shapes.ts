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
  /**
   * At the top of a page, and for wide cards; posters are 16:9. Computers show about 1100 px, twice as
   * many on fine screens; phones show trips' low posters at 640 and 1150.
   */
  BANNER: {avif: [640, 1150, 1920], jpg: [1200]},
  /** For cards, 384 px wide at most, and for banners on narrow screens: 960 px fill one on a phone. */
  CARD: {aspectRatio: 0.8, avif: [400, 640, 960], jpg: [640]},
  /** For round cards, 192 px wide. */
  ROUND: {aspectRatio: 1, avif: [192, 384], jpg: [384]},
  /** For the row of a trip's photographs. */
  THUMBNAIL: {aspectRatio: 4 / 3, avif: [240, 360, 480], jpg: [360]},
  /** A photograph whole, alone on the screen; its JPEG is also what it links to. */
  PHOTO: {avif: [1080, 1600], jpg: [1600]},
} as const satisfies Record<string, Shape>

export type ShapeName = keyof typeof shapes
