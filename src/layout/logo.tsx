import {Icon} from "../components/icon/icon"
import * as styles from "./logo.module.css"

/** The wordmark with its symbol: two leaves over three roots. */
export const Logo = ({brand}: {brand: string}) => (
  <span className={styles.logo}>
    <Icon name="logo" size={40} />
    <span className={styles.name}>{brand}</span>
  </span>
)
