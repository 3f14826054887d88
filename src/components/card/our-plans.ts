import type {CardVariant} from "./card"
import * as styles from "./our-plans.module.css"

/** A band in its signal colour. */
export const ourPlans: CardVariant = {
  className: styles.ourPlans,
  sizes: "(min-width: 1400px) 700px, (min-width: 768px) 50vw, 80vw",
}
