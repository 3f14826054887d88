import {useDeferredValue, useEffect, useMemo, useRef} from "react"
import {filterEvent} from "../analytics/attributes"
import {track} from "../analytics/data-layer"
import {useChatExtras} from "../chat/use-chat"
import {TripGrid} from "../components/trip-card/trip-grid"
import {useWords} from "../i18n/use-words"
import {currentQuery, writeQuery} from "../lib/query"
import {useFoundPlace} from "../lib/use-found-place"
import {chooseMonth, useVisitor} from "../visitor/store"
import {
  criteriaOf,
  type Facets,
  type Filter,
  formatChoices,
  readFilter,
  sortTrips,
  tripsFor,
  useFilter,
} from "./filter"
import {FilterForm, focusFilter} from "./filter-form"
import {NothingFound} from "./nothing-found"
import * as styles from "./search-filter.module.css"
import {useSearch} from "./use-search"

/** Milliseconds without a change after which a filter is counted. */
const countAfter = 1000

/**
 * Puts the filter's choices into the page's chats, which say its month as when the visitor travels. It
 * outlives an entry of the history: a month that the visitor then chooses elsewhere on the page stays.
 */
export const FilterInChats = ({facets}: {facets: Facets}) => {
  const t = useWords()
  const {month, ...filter} = useDeferredValue(useFilter(facets))
  const choices = formatChoices(filter, facets)
  const text = choices.map(choice => choice.text).join(" · ")
  const line = text && t("experiences:filter.chatLine", {choices: text})
  useEffect(() => {
    useChatExtras.setState({filter: line})
    return () => useChatExtras.setState({filter: ""})
  }, [line])
  useEffect(() => {
    if (month) useChatExtras.setState({month: Number(month)})
    return () => useChatExtras.setState({month: undefined})
  }, [month])
  return null
}

type SearchFilterProps = {
  facets: Facets
  trips: readonly Queries.FilterableExperienceFragment[]
}

/** Search and filter with their results. The address holds the choices, for sharing and for Back. */
export const SearchFilter = ({facets, trips}: SearchFilterProps) => {
  const chosen = useFilter(facets)
  /** The form answers at once; the cards follow. */
  const shown = useDeferredValue(chosen)
  const {search, load} = useSearch(chosen)
  /** Whether a filter's words wait for the search. */
  const isWaiting = ({q}: Filter) => Boolean(q) && search === undefined
  const countTimer = useRef<ReturnType<typeof setTimeout>>()
  const choose = (changes: Filter) => {
    // Not from the render, which knows no address while the page is hydrated.
    const current = readFilter(currentQuery(), facets)
    writeQuery(changes)
    const next = {...current, ...changes}
    // A month that was chosen elsewhere stays when this one is taken back.
    const isFromFilter = next.month || current.month === String(useVisitor.getState().month)
    if ("month" in changes && isFromFilter) chooseMonth(next.month)
    if (Object.keys(changes).every(name => name === "q" || name === "sort")) return
    clearTimeout(countTimer.current)
    const count = isWaiting(next) ? undefined : tripsFor(trips, next, search).length
    const event = filterEvent(next, count)
    countTimer.current = setTimeout(() => track(event), countAfter)
  }
  const drop = (...names: (keyof Filter)[]) => {
    choose(Object.fromEntries(names.map(name => [name, undefined])))
    focusFilter()
  }
  const lastCounted = useRef<string>()
  /** A search counts once the visitor has left its field. */
  const leaveWords = async (words: string) => {
    const find = words && (await load())
    if (!find || words === lastCounted.current) return
    lastCounted.current = words
    const {length: results} = tripsFor(trips, {...chosen, q: words}, find)
    track({event: "search", search_term: words, search_results: results})
  }
  // Where the search cannot load, words alone show no results.
  const isShown = !isWaiting(shown) && Object.keys(shown).some(name => name !== "q" || search)
  useFoundPlace(isShown)
  // Memoised: a choice renders the form first, and the cards after it.
  const results = useMemo(() => {
    const criteria = criteriaOf(shown, search)
    const found = sortTrips(tripsFor(trips, shown, search), criteria)
    if (found.length === 0) return null
    const month = Number(criteria.month) || undefined
    return <TripGrid trips={found} list={["filter", "results"]} isFound month={month} />
  }, [trips, shown, search])
  const shared = {facets, trips, search, onRemove: drop}
  return (
    <>
      <FilterForm
        {...shared}
        chosen={chosen}
        onChoose={choose}
        onLeave={leaveWords}
        onFocusWords={load}
      />
      {isShown && (
        <div data-results="">
          {results ? (
            <div className={`container ${styles.found}`}>{results}</div>
          ) : (
            <NothingFound {...shared} filter={shown} />
          )}
        </div>
      )}
    </>
  )
}
