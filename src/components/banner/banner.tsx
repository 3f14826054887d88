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
  /** Colours from the picture: the ground of the words, and a title band's text and accent. */
  colors?: {ground: string; text?: string; accent?: string}
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
 * Widths of a poster's picture that covers its box: as wide as the box, or as wide as the box's
 * height asks for in 16:9 (heights: banner.module.css). A banner on the right is as tall as what
 * stands beside it.
 */
const onPhones = "(max-width: 972px) max(100vw, min(160vw, 92.5vh))"
const posterSizes = {
  "banner-left": `${onPhones}, max(60vw, min(67.6rem, 117.4vh))`,
  "banner-right": `${onPhones}, max(60vw, 72rem)`,
}

/**
 * On phones a picture is as wide as the window. Four fifths of that is asked for: a screen of two
 * pixels a point shows no difference, and gets a file of 640 instead of 800 (docs/performance.md).
 */
const narrowSizes = "80vw"

const look = (colors: BannerProps["colors"]) =>
  colors &&
  ({
    "--banner-ground": colors.ground,
    "--banner-text": colors.text,
    "--banner-accent": colors.accent,
  } as CSSProperties)

const PosterBanner = (props: BannerProps & {variant: keyof typeof posterSizes}) => {
  const {variant, title, description, image = null, alt = "", eager, children} = props
  const Heading = props.heading ?? "h2"
  const side = variant === "banner-right" ? styles.right : styles.left
  return (
    <section
      className={`${styles.poster} ${side}`}
      data-theme={props.theme}
      data-band=""
      style={look(props.colors)}
      data-below={eager ? undefined : ""}
    >
      <Picture
        image={image}
        narrow={props.narrowImage ? {image: props.narrowImage, sizes: narrowSizes} : undefined}
        alt={alt}
        sizes={posterSizes[variant]}
        first={eager}
        className={styles.backdrop}
      />
      <div className={styles.text}>
        <Heading>{title}</Heading>
        {description && (
          <p className={styles.description}>
            <RichText text={description} />
          </p>
        )}
        {children}
      </div>
    </section>
  )
}

const TitleBanner = (props: BannerProps) => {
  const {title, description, descriptionPlace = "inside", colors, before, after} = props
  const Heading = props.heading ?? "h2"
  const text = description && (
    <p className={descriptionPlace === "inside" ? styles.description : styles.below}>
      <RichText text={description} />
    </p>
  )
  return (
    <section data-theme={props.theme} data-band="" style={look(colors)}>
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
export const Banner = ({variant, ...props}: BannerProps) =>
  variant === "banner-title" ? (
    <TitleBanner variant={variant} {...props} />
  ) : (
    <PosterBanner variant={variant} {...props} />
  )
