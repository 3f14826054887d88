import {type RefObject, useRef} from "react"
import {buttonClass} from "../../components/button/button"
import {useWords} from "../../i18n/use-words"
import * as styles from "./experience-filter.module.css"
import {
  countChoices,
  type FilterableExperience,
  isSet,
  type SortOrder,
  severalNames,
} from "./filter/experience-filter"
import {FilterChecks} from "./filter-checks"
import {FilterSelect} from "./filter-select"
import {SearchField} from "./search-field"
import {SortSelect} from "./sort-select"
import {useExpanded} from "./use-expanded"
import type {useExperienceFilter} from "./use-experience-filter"

type ExperienceFilterProps = {
  form: RefObject<HTMLFormElement>
  facets: Queries.CatalogueFacetFragment["facets"]
  /** What is chosen, and what changes it. */
  state: Omit<ReturnType<typeof useExperienceFilter>, "flushWords" | "put">
  /** The experiences that options are counted in: all, or those the search finds. */
  experiences: readonly FilterableExperience[]
  /** Number of matches; undefined while unknown. */
  count: number | undefined
  /** How many there are. */
  total: number
  /** True if the search could not be loaded. */
  isFailed: boolean
  /** The order of the results, if it is not the first one. */
  order?: SortOrder
  /** What is chosen, in words. */
  choices: readonly {name: string; told: string}[]
  onSearch: () => void
  onSettle: () => void
}

const formId = "filter"

/**
 * Search and filters of the catalogue; the number of results is announced. Phones collapse
 * them under a button with the number of choices.
 */
export const ExperienceFilter = (props: ExperienceFilterProps) => {
  const t = useWords()
  const {form, facets, state, experiences, count, total, onSettle} = props
  const {filter, shown, unknown, change} = state
  const {isOpen, toggle} = useExpanded()
  const status = useRef<HTMLParagraphElement>(null)
  const isUsed = isSet(filter)
  const chosen = countChoices(filter)
  const isAll = count === total
  const answer = () => {
    if (!isUsed) return ""
    if (isAll) return t("experiences:filter.all", {total})
    if (count !== undefined) return t("experiences:filter.results", {count, total})
    return t(props.isFailed ? "experiences:search.failed" : "experiences:search.loading")
  }
  /** What a press on the button below the open panel shows. */
  const offer = () => {
    if (!isUsed) return t("experiences:filter.show", {count: total})
    if (count === undefined) return answer()
    return count > 0 ? t("experiences:filter.show", {count}) : t("experiences:filter.noneTitle")
  }
  return (
    <search id="found" className={styles.filter} data-screen-only="">
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={toggle}
      >
        {t("experiences:filter.fold") + (chosen > 0 ? ` (${chosen})` : "")}
      </button>
      <form
        ref={form}
        id={formId}
        className={styles.fields}
        aria-labelledby="filter-label"
        // Firefox would fill in the last answers after a reload; the address says what was chosen.
        autoComplete="off"
        onChange={change}
        onBlur={onSettle}
        onSubmit={event => {
          event.preventDefault()
          onSettle()
        }}
      >
        <div className={styles.head}>
          <h2 id="filter-label" className={styles.legend}>
            {t("experiences:filter.label")}
          </h2>
          <SearchField words={filter.q ?? ""} onStart={props.onSearch} />
        </div>
        {facets.map(facet => {
          const Field = severalNames.includes(facet.name) ? FilterChecks : FilterSelect
          return (
            <Field
              key={facet.name}
              {...facet}
              value={filter[facet.name] ?? ""}
              filter={shown}
              experiences={experiences}
            />
          )
        })}
        <div className={styles.show}>
          <button
            type="button"
            className={buttonClass()}
            onClick={() => {
              toggle()
              // Once the panel is folded, the results are below the line that says how many.
              setTimeout(() => status.current?.focus())
            }}
          >
            {offer()}
          </button>
        </div>
      </form>
      {unknown.length > 0 && (
        <p className={styles.unknown} role="alert">
          {t("experiences:filter.unknown", {choices: unknown.join(", ")})}
        </p>
      )}
      <div className={styles.answer}>
        <p ref={status} className={styles.count} role="status" tabIndex={-1}>
          {answer()}
        </p>
        {props.choices.map(({name, told}) => (
          <button
            key={name}
            type="button"
            className={`${buttonClass({variant: "quiet"})} ${styles.choice}`}
            aria-label={t("experiences:filter.drop", {choice: told})}
            onClick={() => {
              state.drop(name)
              status.current?.focus()
            }}
          >
            {told}
          </button>
        ))}
        {isUsed && (
          <button type="button" className={buttonClass({variant: "quiet"})} onClick={state.clear}>
            {t(isAll ? "experiences:filter.groups" : "experiences:filter.clear")}
          </button>
        )}
        <SortSelect
          form={formId}
          order={props.order}
          isSearch={filter.q !== undefined}
          onChange={change}
        />
      </div>
    </search>
  )
}
