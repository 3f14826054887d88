import {useEffect, useState} from "react"
import {SelectField} from "../components/field/field"
import {Icon} from "../components/icon/icon"
import {useWords} from "../i18n/use-words"
import {useEarlyChoices} from "../lib/use-early-choices"
import {
  criteriaOf,
  type Facets,
  type Filter,
  type FilterableTrip,
  filterNames,
  formatChoices,
  type LoadedSearch,
  longestSearch,
  sortOrders,
  tripsFor,
} from "./filter"
import * as styles from "./filter-form.module.css"

/** Milliseconds without a key press after which typed words count. */
const typingPause = 500

type FilterFormProps = {
  facets: Facets
  chosen: Filter
  search: LoadedSearch
  trips: readonly FilterableTrip[]
  onChoose: (changes: Filter) => void
  /** Called with the words when the visitor leaves the search field or submits. */
  onLeave: (words: string) => void
  onRemove: (...names: (keyof Filter)[]) => void
  /** Called when the visitor is about to search. */
  onFocusWords: () => void
}

/** Moves the focus to the first list, or to the button that discloses them: a hidden one ignores it. */
export const focusFilter = () => {
  for (const place of ["search [name=month]", "search [aria-expanded]"])
    document.querySelector<HTMLElement>(place)?.focus()
}

/** Search, filter and order; the number of results is announced. Phones show the fields after a press. */
export const FilterForm = (props: FilterFormProps) => {
  const {facets, chosen, search, trips, onChoose} = props
  const t = useWords()
  const form = useEarlyChoices(early => {
    const changes = Object.entries(early).map(([name, value]) => [name, value || undefined])
    onChoose(Object.fromEntries(changes))
  })
  const [isOpen, setIsOpen] = useState(false)
  /** Words that are being typed, and do not count yet. */
  const [typed, setTyped] = useState<string>()
  const words = typed ?? chosen.q ?? ""
  const endTyping = () => {
    if (typed !== undefined) onChoose({q: typed || undefined})
    setTyped(undefined)
  }
  const leave = () => {
    endTyping()
    props.onLeave(words.trim())
  }
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(endTyping, typingPause)
    return () => clearTimeout(timer)
  })
  const choices = formatChoices(chosen, facets)
  const isUsed = Object.keys(chosen).length > 0
  const count = chosen.q && !search ? undefined : tripsFor(trips, chosen, search).length
  const resultText = () => {
    if (!isUsed) return ""
    if (count !== undefined) return t("experiences:filter.results", {count, total: trips.length})
    return t(search === null ? "experiences:search.failed" : "experiences:search.loading")
  }
  /** An option says how many trips it would leave. */
  const withCount = (name: string, {key, label}: Facets[number]["options"][number]) => {
    const {length: left} = tripsFor(trips, {...chosen, [name]: key}, search)
    return {key, label: t("experiences:filter.choice", {label, count: left})}
  }
  return (
    <search id="found" className="container" data-needs-script="" data-screen-only="">
      <h2 id="filter-label" className="visuallyHidden">
        {t("experiences:filter.label")}
      </h2>
      <div className={styles.disclosure}>
        <button
          type="button"
          className="button outline"
          aria-expanded={isOpen}
          aria-controls="filter"
          onClick={() => setIsOpen(!isOpen)}
        >
          {t("experiences:filter.fold") + (choices.length > 0 ? ` (${choices.length})` : "")}
          <Icon name="chevron" />
        </button>
      </div>
      <form
        ref={form}
        id="filter"
        className={`grid ${styles.fields}`}
        data-closed={!isOpen || undefined}
        aria-labelledby="filter-label"
        // Firefox would fill in the last answers after a reload; the address says what was chosen.
        autoComplete="off"
        onSubmit={event => {
          event.preventDefault()
          leave()
        }}
      >
        <label className="field">
          <span className="quiet">{t("experiences:search.label")}</span>
          <input
            type="search"
            name="q"
            value={words}
            maxLength={longestSearch}
            className={styles.words}
            placeholder={t("experiences:search.example")}
            enterKeyHint="search"
            spellCheck={false}
            onChange={({target}) => setTyped(target.value)}
            onFocus={props.onFocusWords}
            onBlur={leave}
          />
        </label>
        {facets.map(({name, label, any, options}) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            options={[{key: "", label: any}, ...options.map(option => withCount(name, option))]}
            value={chosen[name] ?? ""}
            onChange={({target}) => onChoose({[name]: target.value || undefined})}
          />
        ))}
        <SelectField
          name="sort"
          className={styles.sort}
          label={t("experiences:sort.label")}
          options={sortOrders.map(key => ({key, label: t(`experiences:sort.${key}`)}))}
          value={criteriaOf(chosen, search).sort ?? "ours"}
          onChange={({target}) =>
            onChoose({sort: chosen.q || target.value !== "ours" ? target.value : undefined})
          }
        />
        <div className={styles.show}>
          <button
            type="button"
            className="button"
            onClick={() => {
              focusFilter()
              setIsOpen(false)
            }}
          >
            {count ? t("experiences:filter.show", {count}) : resultText()}
          </button>
        </div>
      </form>
      <div className={`cluster ${styles.result}`}>
        <p className={styles.count} role="status">
          {resultText()}
        </p>
        {choices.map(({name, text}) => (
          <button
            key={name}
            type="button"
            className={`button outline ${styles.choice}`}
            aria-label={t("experiences:filter.drop", {choice: text})}
            onClick={() => props.onRemove(name)}
          >
            {text}
            <Icon name="close" size={16} />
          </button>
        ))}
        {isUsed && (
          <button
            type="button"
            className="button outline"
            onClick={() => props.onRemove(...filterNames)}
          >
            {t("experiences:filter.clear")}
          </button>
        )}
      </div>
    </search>
  )
}
