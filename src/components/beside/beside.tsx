import type {ReactNode} from "react"
import * as styles from "./beside.module.css"

type BesideProps = {
  /** What stands before the content on phones, and beside it, in view, on wide screens. */
  aside: ReactNode
  children: ReactNode
}

/** Content, and beside it from 1100 pixels on what stays in view. */
export const Beside = ({aside, children}: BesideProps) => (
  <div className={styles.columns}>
    <div>{aside}</div>
    <div className={styles.content}>{children}</div>
  </div>
)
