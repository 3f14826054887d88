import type {CSSProperties, ReactNode} from "react"
import {Picture, type ProcessedImage} from "../picture/picture"
import {RichText} from "../rich-text/rich-text"
import * as styles from "./banner.module.css"

type BannerProps = {
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
  /** Ground, text and accent of a title band. */
  colors?: {ground: string; text: string; accent: string}
  theme?: string
  children?: ReactNode
}

const decorative = (image: ProcessedImage | undefined) =>
  image && (
    <div className={styles.side}>
      <Picture
        image={image}
        alt=""
        sizes="(min-width: 973px) 30vw, 45vw"
        className={styles.image}
      />
    </div>
  )

/**
 * Widths of a poster that covers its box: as wide as the window, or as wide as the box's height
 * (banner.module.css: 42rem, at most 86vh) asks for in the picture's shape.
 */
const posterSizes = {
  wide: "max(100vw, min(74.7rem, 152.9vh))", // 16:9
  narrow: "max(100vw, min(33.6rem, 68.8vh))", // 4:5
}

const PosterBanner = (props: BannerProps) => {
  const {variant, title, description, image = null, alt = "", eager, children} = props
  const Heading = props.heading ?? "h2"
  const side = variant === "banner-right" ? styles.right : styles.left
  return (
    <section className={`${styles.poster} ${side}`} data-theme={props.theme}>
      <Picture
        image={image}
        narrow={
          props.narrowImage ? {image: props.narrowImage, sizes: posterSizes.narrow} : undefined
        }
        alt={alt}
        sizes={posterSizes.wide}
        first={eager}
        className={styles.backdrop}
      />
      <div className={styles.words}>
        <div className={styles.text}>
          <Heading>{title}</Heading>
          {description && (
            <p className={styles.description}>
              <RichText text={description} />
            </p>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}

const TitleBanner = (props: BannerProps) => {
  const {title, description, descriptionPlace = "inside", colors, before, after} = props
  const Heading = props.heading ?? "h2"
  const look = colors && {
    "--banner-ground": colors.ground,
    "--banner-text": colors.text,
    "--banner-accent": colors.accent,
  }
  const text = description && (
    <p className={descriptionPlace === "inside" ? styles.description : styles.below}>
      <RichText text={description} />
    </p>
  )
  return (
    <section data-theme={props.theme} style={look as CSSProperties | undefined}>
      <div className={styles.band}>
        {decorative(before)}
        <div className={styles.bandWords}>
          <Heading>{title}</Heading>
          {descriptionPlace === "inside" && text}
          {props.children}
        </div>
        {decorative(after)}
      </div>
      {descriptionPlace === "below" && text}
    </section>
  )
}

/** A wide band with a title: over a poster (left or right), or on a colour of its own. */
export const Banner = (props: BannerProps) =>
  props.variant === "banner-title" ? <TitleBanner {...props} /> : <PosterBanner {...props} />
