import type {ReactNode} from "react"
import {Icon} from "../icon/icon"
import * as styles from "./collapsible.module.css"

type CollapsibleProps = {
  title: string
  anchor?: string
  heading?: "h2" | "h3" | "h4"
  children: ReactNode
}

/**
 * A title that opens its content. The native `details` works without scripts, opens for the browser's page
 * search, and prints open where the browser knows `::details-content` (print.css).
 */
export const Collapsible = (props: CollapsibleProps) => {
  const {title, heading: Heading = "h2", anchor, children} = props
  return (
    <details id={anchor} className={styles.details}>
      <summary className={`bare ${styles.summary}`}>
        <Heading className={styles.title}>{title}</Heading>
        <Icon name="chevron" size={24} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
