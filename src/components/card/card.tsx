import type {ReactNode} from "react"
import type {ProcessedImage} from "../../lib/processed-image"
import {Picture} from "../picture/picture"
import {Paragraph} from "../rich-text/rich-text"
import * as styles from "./card.module.css"

/** How a card looks; each has a style sheet of its own, so that pages carry those that they use. */
export type CardVariant = {
  className: string | undefined
  /**
   * Width as the `sizes` attribute of the card's picture; phones get slightly fewer pixels than they
   * show.
   */
  sizes: string
}

type CardProps = {
  variant: CardVariant
  image: ProcessedImage
  /** Empty if the picture only repeats the card's text. */
  alt: string
  title: string
  /** A line of facts below the title. */
  note?: string
  description: string
  /** Signal colour of the card: yellow, blue, red or main. */
  color?: string
  heading?: "h2" | "h3"
  /** True if tall phones show the card's picture on the first screen. */
  first?: boolean
  /** Layout width of the picture, where it differs from the variant's. */
  sizes?: string
  /** Buttons and facts below the text. */
  children?: ReactNode
}

/** A picture with a title and a text, arranged by the variant. */
export const Card = (props: CardProps) => {
  const {variant, image, alt, title, note, description, color = "main", first, children} = props
  const Heading = props.heading ?? "h3"
  const sizes = props.sizes ?? variant.sizes
  return (
    <div className={`${styles.card} ${variant.className}`} data-color={color}>
      <div className={styles.picture}>
        <Picture image={image} alt={alt} sizes={sizes} first={first} className="cover" />
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>{title}</Heading>
        {note && <p className={styles.note}>{note}</p>}
        <Paragraph text={description} className={styles.description} />
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  )
}
