import * as styles from "./customize.module.css"
import {tripNumbers} from "./trip-choice"

type AmountFieldProps = {
  label: string
  /** The part of the choice that it sets. */
  name: keyof typeof tripNumbers
}

/** A field for a whole number; what is none is no part of the choice, and the browser marks it. */
export const AmountField = ({label, name}: AmountFieldProps) => (
  <label className={styles.place}>
    <span>{label}</span>
    <input
      type="number"
      inputMode="numeric"
      name={name}
      min={1}
      max={tripNumbers[name]}
      className={styles.select}
    />
  </label>
)
