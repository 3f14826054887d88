import {Picture, type ProcessedImage} from "../picture/picture"
import {RichText} from "../rich-text/rich-text"
import {type BannerProps, look} from "./banner-props"
import * as styles from "./title-banner.module.css"

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

/** A title on a plain colour, with an optional small picture on either side. */
export const TitleBanner = (props: BannerProps) => {
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
