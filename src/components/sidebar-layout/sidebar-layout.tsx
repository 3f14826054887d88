import type {ReactNode} from "react"
import * as styles from "./sidebar-layout.module.css"

type SidebarLayoutProps = {
  /** Shown before the content on phones, and beside it, always in view, on wide screens. */
  aside: ReactNode
  children: ReactNode
}

/** Content with an aside that stays in view where the letters leave room for both. */
export const SidebarLayout = ({aside, children}: SidebarLayoutProps) => (
  <div className={styles.columns}>
    <div>{aside}</div>
    <div className={styles.content}>{children}</div>
  </div>
)
