import {graphql} from "gatsby"
import type {CSSProperties, ReactNode} from "react"
import type {ProcessedImage} from "../../lib/processed-image"
import {Picture} from "../picture/picture"
import {Paragraph} from "../rich-text/rich-text"
import * as styles from "./banner.module.css"

/** A banner's props, as content that holds nothing else has them. */
export const fragment = graphql`
  fragment BannerContent on BannerContent {
    title(language: $language)
    description(language: $language)
    imageAlt(language: $language)
    image {
      ...BannerPicture
    }
    narrowImage: image {
      ...UprightPicture
    }
  }
`

/**
 * Widths of a poster's picture that covers its box: as wide as the box, or as wide as the box's
 * height asks for in 16:9 (heights: banner.module.css). A banner on the right is as tall as what
 * stands beside it.
 */
const onPhones = "(max-width: 972.98px) max(100vw, min(160vw, 74.7vh))"

const posters = {
  left: {
    className: styles.left,
    sizes: `${onPhones}, max(60vw, min(67.6rem, 103.2vh))`,
  },
  right: {className: styles.right, sizes: `${onPhones}, max(60vw, 72rem)`},
}

/**
 * On phones a picture is as wide as the window. Four fifths of that width is requested: a screen of
 * two pixels a point shows no difference, and gets a file of 640 instead of 800.
 */
const narrowSizes = "80vw"

/** A low poster keeps its crop on narrow screens. */
const lowSizes = `(max-width: 37.499em) ${narrowSizes}, `

type BannerProps = {
  /** Position of the text beside a poster, or words alone. */
  variant: keyof typeof posters | "title"
  title: string
  description?: string
  image?: ProcessedImage
  narrowImage?: ProcessedImage
  imageAlt?: string
  heading?: "h1" | "h2"
  /** True to leave room below a poster on a phone's first screen. */
  isLow?: boolean
  /** True for the largest picture on the first screen: it is fetched first. */
  priority?: boolean
  /** Colours from the picture: background and accent, and a title band's text. */
  colors?: {ground: string; text?: string; accent?: string}
  children?: ReactNode
}

/**
 * A wide band with a title: over a poster, into whose background colour the picture fades (left or
 * right), or on a colour of its own.
 */
export const Banner = (props: BannerProps) => {
  const {variant, title, description, image = null, imageAlt = "", isLow, colors, children} = props
  const Heading = props.heading ?? "h2"
  const poster = variant === "title" ? undefined : posters[variant]
  const look = colors && {
    "--banner-surface": colors.ground,
    "--banner-text": colors.text,
    "--banner-accent": colors.accent,
  }
  return (
    <section
      className={poster ? `${styles.poster} ${poster.className}` : styles.band}
      data-low={isLow || undefined}
      data-band=""
      data-screen-only={!poster || undefined}
      style={look as CSSProperties}
    >
      {poster && (
        <Picture
          image={image}
          narrow={props.narrowImage ? {image: props.narrowImage, sizes: narrowSizes} : undefined}
          alt={imageAlt}
          sizes={`${isLow ? lowSizes : ""}${poster.sizes}`}
          priority={props.priority}
          className={`cover ${styles.backdrop}`}
        />
      )}
      <div className={styles.text}>
        <Heading>{title}</Heading>
        {description && <Paragraph text={description} className={styles.description} />}
        {children}
      </div>
    </section>
  )
}
