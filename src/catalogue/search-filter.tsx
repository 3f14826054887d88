import {useDeferredValue, useEffect, useMemo, useRef} from "react"
import {filterEvent} from "../analytics/attributes"
import {track} from "../analytics/data-layer"
import {useChatContext} from "../chat/use-chat"
import {TripGrid} from "../components/trip-card/trip-grid"
import {useWords} from "../i18n/use-words"
import {writeQuery} from "../lib/query"
import {useFoundPlace} from "../lib/use-found-place"
import {chooseMonth, useTripDate} from "../visitor/store"
import {criteriaOf, type Facets, type Filter, formatChoices, sortTrips, tripsFor} from "./filter"
import {FilterForm, focusFilter} from "./filter-form"
import {NothingFound} from "./nothing-found"
import * as styles from "./search-filter.module.css"
import {useFilter} from "./use-filter"
import {useSearch} from "./use-search"

/** Milliseconds without a change after which a filter is counted. */
const countAfter = 1000

/** Puts the filter's choices into the page's chats; the visitor's month is in them already. */
const useChatLine = (filter: Filter, facets: Facets) => {
  const t = useWords()
  const {month} = useTripDate()
  const choices = formatChoices(
    filter.month === String(month) ? {...filter, month: undefined} : filter,
    facets,
  )
  const text = choices.map(choice => choice.text).join(" · ")
  const line = text && t("experiences:filter.chatLine", {choices: text})
  useEffect(() => {
    useChatContext.setState({filter: line})
    return () => useChatContext.setState({filter: ""})
  }, [line])
}

type SearchFilterProps = {
  facets: Facets
  trips: readonly Queries.FilterableExperienceFragment[]
}

/** Search and filter with their results. The address holds the choices, for sharing and for Back. */
export const SearchFilter = ({facets, trips}: SearchFilterProps) => {
  const chosen = useFilter(facets)
  /** The form answers at once; cards and chats follow. */
  const shown = useDeferredValue(chosen)
  useChatLine(shown, facets)
  const {month} = useTripDate()
  const {search, load} = useSearch(chosen)
  const isFailed = search === null && Boolean(chosen.q)
  /** The trips that a filter leaves; undefined while the search has not loaded. */
  const tripsWith = (filter: Filter) =>
    filter.q && search === undefined ? undefined : tripsFor(trips, criteriaOf(filter, search))
  const countTimer = useRef<ReturnType<typeof setTimeout>>()
  const choose = (changes: Filter) => {
    writeQuery(changes)
    const next = {...chosen, ...changes}
    // A month that was chosen elsewhere stays when this one is taken back.
    const isFromFilter = next.month || chosen.month === String(month)
    if ("month" in changes && isFromFilter) chooseMonth(Number(next.month) || undefined)
    if (Object.keys(changes).every(name => name === "q" || name === "sort")) return
    clearTimeout(countTimer.current)
    const event = filterEvent(next, tripsWith(next)?.length)
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
    const {length: results} = tripsFor(trips, criteriaOf({...chosen, q: words}, find))
    track({event: "search", search_term: words, search_results: results})
  }
  const results = tripsWith(shown)
  // No results until the search has loaded; if it cannot load, none until a list is used.
  const isShown =
    results !== undefined && Object.keys(shown).some(name => name !== "q" || !isFailed)
  useFoundPlace(isShown)
  // Memoised: a key press renders the form anew, not the cards.
  const criteria = useMemo(() => criteriaOf(shown, search), [shown, search])
  const grid = useMemo(
    () => (
      <TripGrid
        trips={sortTrips(tripsFor(trips, criteria), criteria)}
        list={["filter", "results"]}
        isFound
        month={Number(criteria.month) || undefined}
      />
    ),
    [trips, criteria],
  )
  return (
    <>
      <FilterForm
        facets={facets}
        chosen={chosen}
        criteria={criteriaOf(chosen, search)}
        trips={trips}
        count={isFailed ? undefined : tripsWith(chosen)?.length}
        isFailed={isFailed}
        onChoose={choose}
        onLeave={leaveWords}
        onDrop={drop}
        onSearch={load}
      />
      {isShown && (
        <div data-results="">
          {results.length > 0 ? (
            <div className={`container ${styles.found}`}>{grid}</div>
          ) : (
            <NothingFound
              filter={shown}
              criteria={criteria}
              choices={formatChoices(shown, facets)}
              trips={trips}
              tripsWith={changed => tripsWith(changed) ?? []}
              onDrop={drop}
            />
          )}
        </div>
      )}
    </>
  )
}
