import type {CSSProperties, ReactNode} from "react"
import type {ProcessedImage} from "../picture/picture"

export type BannerProps = {
  /** Where the words stand: beside the left or the right edge, or alone as a title band. */
  variant: "banner-left" | "banner-right" | "banner-title"
  title: string
  description?: string
  image?: ProcessedImage
  /** The same picture cropped for narrow screens. */
  narrowImage?: ProcessedImage
  alt?: string
  /** Of a title band: pictures before and after the words. */
  before?: ProcessedImage
  after?: ProcessedImage
  /** Of a title band: the description stands in the band, or below it. */
  descriptionPlace?: "inside" | "below"
  heading?: "h1" | "h2"
  /** True for the picture that opens the page. */
  eager?: boolean
  /** Colours from the picture: the ground of the words, and a title band's text and accent. */
  colors?: {ground: string; text?: string; accent?: string}
  theme?: string
  children?: ReactNode
}

/**
 * @param colors - of the picture that stands in a banner
 * @returns the properties that the style sheets of banners read
 */
export const look = (colors: BannerProps["colors"]) =>
  colors &&
  ({
    "--banner-ground": colors.ground,
    "--banner-text": colors.text,
    "--banner-accent": colors.accent,
  } as CSSProperties)
