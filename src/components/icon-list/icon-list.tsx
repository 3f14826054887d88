import {RichText} from "../rich-text/rich-text"
import * as styles from "./icon-list.module.css"

/** A list whose lines have an icon: a tick, a cross or a pin. */
export const IconList = ({
  items,
  mark = "tick",
  isWide,
}: {
  items: readonly string[]
  mark?: "tick" | "cross" | "place"
  /** True for two columns if there is room. */
  isWide?: boolean
}) => (
  <ul className={styles.list} data-mark={mark} data-wide={isWide}>
    {items.map(item => (
      <li key={item}>
        <RichText text={item} />
      </li>
    ))}
  </ul>
)
