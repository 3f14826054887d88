import type {SelectHTMLAttributes} from "react"
import * as styles from "./field.module.css"

export type Option = {readonly key: string; readonly label: string}

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  /** The option that stands for no choice. */
  any: string
  options: readonly Option[]
  /** True to stand on one line with its label if both fit. */
  isInline?: boolean
}

/** A list of options under its label. */
export const SelectField = ({label, any, options, isInline, ...select}: SelectFieldProps) => (
  <label className={isInline ? styles.sort : styles.field}>
    <span className="quiet">{label}</span>
    <select className={styles.select} {...select}>
      <option value="">{any}</option>
      {options.map(option => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
