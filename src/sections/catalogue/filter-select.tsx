import {memo} from "react"
import {
  countWith,
  type ExperienceFilter,
  type FacetName,
  type FilterableExperience,
} from "../../filter/experience-filter"
import {useWords} from "../../i18n/use-words"
import * as styles from "./field.module.css"

type FilterSelectProps = {
  name: FacetName
  choices: readonly {readonly key: string; readonly label: string}[]
  /** The chosen answer; empty for none. */
  value: string
  /** What the experiences are counted for. */
  filter: ExperienceFilter
  experiences: readonly FilterableExperience[]
}

/**
 * One question of the filter. Each choice says how many experiences it would leave. The chosen one
 * does not: its number stands below the form, and its name needs the room. The question is drawn
 * again when its own answer or the counts change, not with each answer to another question.
 */
export const FilterSelect = memo((props: FilterSelectProps) => {
  const {name, choices, value, filter, experiences} = props
  const t = useWords()
  const write = (label: string) =>
    name === "price" ? t("experiences:filter.priceUpTo", {price: label}) : label
  return (
    <label className={styles.field}>
      <span className={styles.name}>{t(`experiences:filter.question.${name}`)}</span>
      <select
        name={name}
        value={value}
        className={styles.select}
        data-chosen={value ? "" : undefined}
        autoComplete="off"
        // The form listens: it also hears choices made before this page had its scripts.
        onChange={() => undefined}
      >
        <option value="">{t(`experiences:filter.any.${name}`)}</option>
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
