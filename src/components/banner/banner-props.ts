import type {CSSProperties, ReactNode} from "react"
import type {ProcessedImage} from "../picture/picture"

export type BannerProps = {
  /** Position of the text: left, right, or alone as a title band. */
  variant: "banner-left" | "banner-right" | "banner-title"
  title: string
  description?: string
  image?: ProcessedImage
  /** The same picture cropped for narrow screens. */
  narrowImage?: ProcessedImage
  alt?: string
  /** Title band only: pictures before and after the text. */
  before?: ProcessedImage
  after?: ProcessedImage
  /** Title band only: whether the description stands in the band or below it. */
  descriptionPlace?: "inside" | "below"
  heading?: "h1" | "h2"
  /** True to leave room below a poster on a phone's first screen. */
  isLow?: boolean
  /** True for the page's first picture. */
  eager?: boolean
  /** Colours from the picture: background, and a title band's text and accent. */
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
