import {memo} from "react"
import {useWords} from "../../i18n/use-words"
import * as styles from "./field.module.css"
import {
  countWith,
  type ExperienceFilter,
  type FilterableExperience,
} from "./filter/experience-filter"

export type FilterSelectProps = {
  name: string
  label: string
  /** The choice that narrows nothing. */
  any: string
  choices: readonly {readonly key: string; readonly label: string}[]
  /** The chosen option; empty for none. */
  value: string
  /** Experiences that the options are counted in. */
  filter: ExperienceFilter
  experiences: readonly FilterableExperience[]
}

/**
 * One select of the filter. Each option shows how many experiences it would leave, except the
 * chosen one: that number stands below the form. It re-renders only when its own value or the
 * counts change.
 */
export const FilterSelect = memo((props: FilterSelectProps) => {
  const {name, label: question, any, choices, value, filter, experiences} = props
  const t = useWords()
  const write = (label: string) =>
    name === "price" ? t("experiences:filter.priceUpTo", {price: label}) : label
  return (
    <label className={styles.field}>
      <span className={styles.name}>{question}</span>
      <select
        name={name}
        value={value}
        className={styles.select}
        data-chosen={value ? "" : undefined}
        // The form listens, and so also receives choices made before hydration.
        onChange={() => undefined}
      >
        <option value="">{any}</option>
        {choices.map(({key, label}) => (
          <option key={key} value={key}>
            {key === value
              ? write(label)
              : t("experiences:filter.choice", {
                  label: write(label),
                  count: countWith(experiences, filter, name, key),
                })}
          </option>
        ))}
      </select>
    </label>
  )
})
