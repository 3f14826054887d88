import type {CardVariant} from "./card"
import * as styles from "./round-img.module.css"

/** A round picture with its text below. */
export const roundImg: CardVariant = {className: styles.round, sizes: "192px"}

/** The same with a ring. */
export const roundImgAbout: CardVariant = {
  className: `${styles.round} ${styles.about}`,
  sizes: "192px",
}
