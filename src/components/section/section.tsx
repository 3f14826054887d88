import type {ReactNode} from "react"
import * as styles from "./section.module.css"

type SectionProps = {
  /** `muted` sets the section off by its background. */
  surface?: "muted"
  title?: string | null
  description?: string | null
  anchor?: string
  /** True right after an intro, which has its own spacing. */
  isTight?: boolean
  isScreenOnly?: boolean
  children?: ReactNode
}

/** All share one left edge; texts limit their own line length. */
export const Section = (props: SectionProps) => {
  const {surface, title, description, anchor, isTight, isScreenOnly, children} = props
  // A section without a heading is none in a page's outline.
  const Tag = title ? "section" : "div"
  return (
    <Tag
      className={styles.section}
      data-surface={surface}
      data-tight={isTight || undefined}
      data-screen-only={isScreenOnly || undefined}
      id={anchor}
    >
      <div className={`stack ${styles.inner}`}>
        {title && (
          <div className="stack">
            <h2>{title}</h2>
            {description && <p className="lede">{description}</p>}
          </div>
        )}
        {children}
      </div>
    </Tag>
  )
}
