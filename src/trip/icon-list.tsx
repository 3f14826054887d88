import {Icon} from "../components/icon/icon"
import {RichText} from "../components/rich-text/rich-text"
import * as styles from "./icon-list.module.css"

type IconListProps = {
  items: readonly string[]
  icon: "tick" | "cross" | "pin"
  /** True for two columns if there is room. */
  isWide?: boolean
}

export const IconList = ({items, icon, isWide}: IconListProps) => (
  <ul className={`stack ${styles.list}`} data-wide={isWide || undefined}>
    {items.map(item => (
      <li key={item} data-icon={icon}>
        <Icon name={icon} />
        <span>
          <RichText text={item} />
        </span>
      </li>
    ))}
  </ul>
)
