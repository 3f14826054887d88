import type {RefObject} from "react"
import type {FacetName, TripFilter as Filter, FilterableTrip} from "../../filter/trip-filter"
import {isSet} from "../../filter/trip-filter"
import {useWords} from "../../i18n/use-words"
import {FilterSelect} from "./filter-select"
import * as styles from "./trip-filter.module.css"

type TripFilterProps = {
  form: RefObject<HTMLFormElement>
  facets: Queries.CatalogueFacetFragment["facets"]
  filter: Filter
  /** The filter that the trips on the page follow already. */
  shown: Filter
  trips: readonly FilterableTrip[]
  /** How many trips fit. */
  count: number
  onChange: () => void
  onClear: () => void
}

/** Five questions that narrow the catalogue; the answer is announced as it changes. */
export const TripFilter = (props: TripFilterProps) => {
  const t = useWords()
  const {form, facets, filter, shown, trips, count, onChange, onClear} = props
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
            trips={trips}
          />
        ))}
      </form>
      <div className={styles.answer}>
        <p className={styles.count} role="status">
          {isSet(filter) && t("experiences:filter.results", {count, total: trips.length})}
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
