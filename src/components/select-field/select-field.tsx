import type {SelectHTMLAttributes} from "react"

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  options: readonly {readonly key: string | number; readonly label: string}[]
}

/** A list to choose from, below its label. */
export const SelectField = ({label, options, className = "", ...select}: SelectFieldProps) => (
  <label className={`field ${className}`}>
    <span className="quiet">{label}</span>
    <select {...select}>
      {options.map(option => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
