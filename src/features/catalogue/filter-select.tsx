import {memo} from "react"
import {useWords} from "../../i18n/use-words"
import {
  countWith,
  type ExperienceFilter,
  type FilterableExperience,
} from "./filter/experience-filter"
import {SelectField} from "./select-field"

export type FilterSelectProps = Queries.CatalogueFacetFragment["facets"][number] & {
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
  const options = choices.map(choice => {
    const {key} = choice
    const label =
      name === "price" ? t("experiences:filter.priceUpTo", {price: choice.label}) : choice.label
    const count = countWith(experiences, filter, name, key)
    return {key, label: key === value ? label : t("experiences:filter.choice", {label, count})}
  })
  return (
    <SelectField
      label={question}
      any={any}
      options={options}
      name={name}
      value={value}
      data-chosen={value ? "" : undefined}
      // The form listens, and so also receives choices made before hydration.
      onChange={() => undefined}
    />
  )
})
