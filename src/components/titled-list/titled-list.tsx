import {RichText} from "../rich-text/rich-text"
import * as styles from "./titled-list.module.css"

/** The lines of a list, each with the mark of its meaning: a tick, a cross or a place. */
export const MarkedList = ({
  items,
  mark = "tick",
  isWide,
}: {
  items: readonly string[]
  mark?: "tick" | "cross" | "place"
  /** True to stand in two columns where there is room. */
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
