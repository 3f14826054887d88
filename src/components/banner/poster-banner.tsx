import {Picture} from "../picture/picture"
import {RichText} from "../rich-text/rich-text"
import {type BannerProps, look} from "./banner-props"
import * as styles from "./poster-banner.module.css"

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

/** Text on the picture's background colour, into which the picture fades. */
export const PosterBanner = (props: BannerProps & {variant: keyof typeof posterSizes}) => {
  const {variant, title, description, image = null, alt = "", eager, children} = props
  const Heading = props.heading ?? "h2"
  const side = variant === "banner-right" ? styles.right : styles.left
  return (
    <section
      className={`${styles.poster} ${side}`}
      data-theme={props.theme}
      data-low={props.isLow}
      data-band=""
      style={look(props.colors)}
      data-below={eager ? undefined : ""}
    >
      <Picture
        image={image}
        narrow={props.narrowImage ? {image: props.narrowImage, sizes: narrowSizes} : undefined}
        alt={alt}
        sizes={`${props.isLow ? lowSizes : ""}${posterSizes[variant]}`}
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
