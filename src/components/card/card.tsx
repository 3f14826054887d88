import type {ReactNode} from "react"
import type {ProcessedImage} from "../../lib/processed-image"
import {Picture} from "../picture/picture"
import {Paragraph} from "../rich-text/rich-text"
import * as styles from "./card.module.css"

/**
 * How a card looks, and how wide its picture is, as the `sizes` attribute says: phones get slightly
 * fewer pixels than they show.
 */
const variants = {
  trip: {
    className: `card ${styles.trip}`,
    sizes: "(min-width: 973px) min(31vw, 384px), (min-width: 475px) 47vw, 80vw",
  },
  found: {
    className: `card ${styles.trip} ${styles.found}`,
    sizes: "(min-width: 75em) 285px, (min-width: 37.5em) 31vw, 200px",
  },
  band: {
    className: `card ${styles.band}`,
    sizes: "(min-width: 48em) min(50vw, 700px), 80vw",
  },
  round: {className: styles.round, sizes: "192px"},
  ring: {className: `${styles.round} ${styles.ring}`, sizes: "192px"},
}

type CardProps = {
  /**
   * `trip` stands in a row, `found` in a list that was looked for, `band` in its signal colour; `round` has a
   * round picture, `ring` one with a ring.
   */
  variant: keyof typeof variants
  image?: ProcessedImage
  /** Left out if the picture only repeats the card's text. */
  imageAlt?: string
  /** Colour of the picture's place until it has loaded. */
  ground?: string
  /** A link if the card has no button that leads on. */
  title: ReactNode
  tool?: ReactNode
  facts?: ReactNode
  description?: string
  /** Signal colour of the trip's length of stay; by default that of links. */
  color?: Queries.SignalColor
  /** True if tall phones show the card's picture on the first screen. */
  priority?: boolean
  children?: ReactNode
}

export const Card = (props: CardProps) => {
  const {variant, image = null, imageAlt = "", ground, title, tool, facts} = props
  const {className, sizes} = variants[variant]
  const {description, color = "main", priority, children} = props
  return (
    <div className={className} data-color={color}>
      <div className={styles.picture} style={ground ? {background: ground} : undefined}>
        <Picture image={image} alt={imageAlt} sizes={sizes} priority={priority} className="cover" />
      </div>
      <div className={styles.body}>
        {tool}
        <h3 className={styles.title}>{title}</h3>
        {facts}
        {description && <Paragraph text={description} className={`quiet ${styles.description}`} />}
        {children && <div className={`cluster ${styles.actions}`}>{children}</div>}
      </div>
    </div>
  )
}
