import type {ReactNode} from "react"
import * as styles from "./section.module.css"

type SectionProps = {
  /** `mist` sets the section off from its neighbours. */
  ground?: "paper" | "mist"
  title?: string
  description?: string
  anchor?: string
  /** True right under an intro, which brings its own space. */
  isTight?: boolean
  /** True for what makes no sense on paper. */
  isScreenOnly?: boolean
  children?: ReactNode
}

/**
 * A part of the page with an optional heading. All of them share one left edge; texts keep to the
 * measure by themselves.
 */
export const Section = (props: SectionProps) => {
  const {ground = "paper", title, description, anchor, isTight, isScreenOnly, children} = props
  // A section is announced by its heading; without one it is only a band.
  const Band = title ? "section" : "div"
  return (
    <Band
      className={styles.section}
      data-ground={ground}
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
