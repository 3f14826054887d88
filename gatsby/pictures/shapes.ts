/** Shape of a picture: ratio and available widths in pixels. */
export type Shape = {
  /** Width by height; unset for the picture's own. */
  aspectRatio?: number
  avif: readonly number[]
  /** For browsers without AVIF (under 1 %): fewer widths suffice. */
  jpg: readonly number[]
}

/**
 * All shapes. Each width is at most 1.5 times the one before, so no screen fetches much more than
 * it shows.
 */
export const shapes = {
  /** Full-bleed; posters are 16:9. */
  BANNER: {avif: [768, 1080, 1440, 1920], jpg: [1080, 1920]},
  /** For cards, and for banners on narrow screens: 960 px fill one on a phone. */
  CARD: {aspectRatio: 0.8, avif: [320, 480, 640, 800, 960], jpg: [480, 960]},
  /** For the cards of the three lengths of stay. */
  PLAN: {aspectRatio: 1.6, avif: [400, 600, 840], jpg: [600]},
  /** For round cards. */
  ROUND: {aspectRatio: 1, avif: [192, 384], jpg: [384]},
} as const satisfies Record<string, Shape>

export type ShapeName = keyof typeof shapes
