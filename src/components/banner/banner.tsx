import type {CSSProperties, ReactNode} from "react"
import type {ProcessedImage} from "../../lib/processed-image"
import {Picture} from "../picture/picture"
import {Paragraph} from "../rich-text/rich-text"
import * as poster from "./poster-banner.module.css"
import * as band from "./title-banner.module.css"

type BannerProps = {
  /** Position of the text: left, right, or alone as a title band. */
  variant: "banner-left" | "banner-right" | "banner-title"
  title: string
  description?: string
  image?: ProcessedImage
  /** The same picture cropped for narrow screens. */
  narrowImage?: ProcessedImage
  alt?: string
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

/** A title on a plain colour. */
const TitleBand = ({title, description}: Pick<BannerProps, "title" | "description">) => (
  <div className={band.band} data-screen-only="">
    <div className={band.bandWords}>
      <h2>{title}</h2>
      {description && <Paragraph text={description} className={band.description} />}
    </div>
  </div>
)

/**
 * Widths of a poster's picture that covers its box: as wide as the box, or as wide as the box's
 * height asks for in 16:9 (heights: poster-banner.module.css). A banner on the right is as tall as what
 * stands beside it.
 */
const onPhones =
  "(max-width: 599px) max(100vw, min(160vw, 92.5vh)), (max-width: 972px) max(100vw, 62.3vh)"
const posterSizes = {
  "banner-left": `${onPhones}, max(60vw, min(67.6rem, 110.3vh))`,
  "banner-right": `${onPhones}, max(60vw, 72rem)`,
}

/**
 * On phones a picture is as wide as the window. Four fifths of that width is requested: a screen of
 * two pixels a point shows no difference, and gets a file of 640 instead of 800.
 */
const narrowSizes = "80vw"

/** A low poster needs no other crop there. */
const lowSizes = `(max-width: 640px) ${narrowSizes}, `

/**
 * A wide band with a title: over a poster, into whose background colour the picture fades (left or
 * right), or on a colour of its own.
 */
export const Banner = (props: BannerProps) => {
  const {variant, title, description, image = null, alt = "", colors, eager, children} = props
  const Heading = props.heading ?? "h2"
  const isTitle = variant === "banner-title"
  const side = variant === "banner-right" ? poster.right : poster.left
  const look = colors && {
    "--banner-surface": colors.ground,
    "--banner-text": colors.text,
    "--banner-accent": colors.accent,
  }
  return (
    <section
      className={isTitle ? undefined : `${poster.poster} ${side}`}
      data-theme={props.theme}
      data-low={props.isLow}
      data-band=""
      style={look as CSSProperties}
    >
      {isTitle ? (
        <TitleBand title={title} description={description} />
      ) : (
        <>
          <Picture
            image={image}
            narrow={props.narrowImage ? {image: props.narrowImage, sizes: narrowSizes} : undefined}
            alt={alt}
            sizes={`${props.isLow ? lowSizes : ""}${posterSizes[variant]}`}
            first={eager}
            className={`cover ${poster.backdrop}`}
          />
          <div className={poster.text}>
            <Heading>{title}</Heading>
            {description && <Paragraph text={description} className={poster.description} />}
            {children}
          </div>
        </>
      )}
    </section>
  )
}
