import type {RefObject} from "react"
import type {
  FacetName,
  ExperienceFilter as Filter,
  FilterableExperience,
} from "../../filter/experience-filter"
import {isSet} from "../../filter/experience-filter"
import {useWords} from "../../i18n/use-words"
import * as styles from "./experience-filter.module.css"
import {FilterSelect} from "./filter-select"

type ExperienceFilterProps = {
  form: RefObject<HTMLFormElement>
  facets: Queries.CatalogueFacetFragment["facets"]
  filter: Filter
  /** The filter that the experiences on the page follow already. */
  shown: Filter
  experiences: readonly FilterableExperience[]
  /** How many experiences fit. */
  count: number
  onChange: () => void
  onClear: () => void
}

/** Five questions that narrow the catalogue; the answer is announced as it changes. */
export const ExperienceFilter = (props: ExperienceFilterProps) => {
  const t = useWords()
  const {form, facets, filter, shown, experiences, count, onChange, onClear} = props
  return (
    <search className={styles.filter}>
      <form
        ref={form}
        className={styles.fields}
        aria-labelledby="filter-label"
        onChange={onChange}
        onSubmit={event => event.preventDefault()}
      >
        <h2 id="filter-label" className={styles.legend}>
          {t("experiences:filter.label")}
        </h2>
        {facets.map(({name, choices}) => (
          <FilterSelect
            key={name}
            name={name as FacetName}
            choices={choices}
            value={filter[name as FacetName] ?? ""}
            filter={shown}
            experiences={experiences}
          />
        ))}
      </form>
      <div className={styles.answer}>
        <p className={styles.count} role="status">
          {isSet(filter) && t("experiences:filter.results", {count, total: experiences.length})}
        </p>
        {isSet(filter) && (
          <button type="button" className={styles.clear} onClick={onClear}>
            {t("experiences:filter.clear")}
          </button>
        )}
      </div>
    </search>
  )
}
