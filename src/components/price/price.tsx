import * as styles from "./price.module.css"

type PriceProps = {
  /** The price in words: From €60. */
  euros: string
  /** The price in pesos, where the site has a rate. */
  pesos: string | null
  isLarge?: boolean
}

export const Price = ({euros, pesos, isLarge = false}: PriceProps) => (
  <p className={`${styles.price} ${isLarge ? styles.large : ""}`}>
    <span>{euros}</span>
    {pesos && <span className={styles.pesos}>{pesos}</span>}
  </p>
)
