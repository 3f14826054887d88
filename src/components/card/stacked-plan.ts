import type {CardVariant} from "./card"
import * as styles from "./stacked-plan.module.css"

/** A trip in a row of cards. */
export const stackedPlan: CardVariant = {
  className: styles.stackedPlan,
  sizes: "(min-width: 1264px) 384px, (min-width: 973px) 31vw, (min-width: 475px) 47vw, 80vw",
}
