import type {ReactNode} from "react"
import * as styles from "./section.module.css"

type SectionProps = {
  /** `mist` sets the section off from its neighbours. */
  ground?: "paper" | "mist"
  /** `text` is the comfortable measure for reading. */
  width?: "page" | "text"
  title?: string
  description?: string
  anchor?: string
  /** True right under an intro, which brings its own space. */
  isTight?: boolean
  /** True for what makes no sense on paper. */
  isScreenOnly?: boolean
  children?: ReactNode
}

/** A band of the page with an optional heading and the site's margins. */
export const Section = (props: SectionProps) => {
  const {
    ground = "paper",
    width = "page",
    title,
    description,
    anchor,
    isTight,
    isScreenOnly,
    children,
  } = props
  // A section is announced by its heading; without one it is only a band.
  const Band = title ? "section" : "div"
  return (
    <Band
      className={styles.section}
      data-ground={ground}
      data-width={width}
      data-tight={isTight}
      data-screen-only={isScreenOnly}
      data-below=""
      id={anchor}
    >
      <div className={styles.inner}>
        {title && (
          <div className={styles.head}>
            <h2>{title}</h2>
            {description && <p className={styles.description}>{description}</p>}
          </div>
        )}
        {children}
      </div>
    </Band>
  )
}
