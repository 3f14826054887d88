import {graphql} from "gatsby"
import {useEffect, useMemo, useRef} from "react"
import {track} from "../analytics/data-layer"
import {useFilterLine} from "../chat/use-chat"
import {useWords} from "../i18n/use-words"
import {changeTravellers} from "../planner/store"
import {ExperienceGroup} from "./experience-group"
import {type Filter, fits, formatChoices, sortTrips} from "./filter"
import {FilterForm} from "./filter-form"
import * as styles from "./filter-form.module.css"
import {NothingFound} from "./nothing-found"
import {TripGrid} from "./trip-grid"
import {unread, useFilter} from "./use-filter"
import {useSearch} from "./use-search"

export const fragment = graphql`
  fragment FilterableExperience on Experience {
    price
    isPriceOpen
    length {
      days
    }
    season {
      from
      to
    }
    regions {
      slug
    }
    monthKinds
    ...ExperienceCard
  }

  fragment CatalogueFacet on CatalogueContent {
    facets(language: $language) {
      name
      label
      any
      choices {
        key
        label
      }
    }
  }

  fragment Catalogue on CatalogueContent {
    ...CatalogueFacet
    groups {
      ...CatalogueGroup
      experiences {
        ...FilterableExperience
      }
    }
  }
`

/** Moves the focus to the first visible field: phones fold the form away. */
const focusFilter = () => {
  const places = "search [aria-expanded=false], search [name=month]"
  for (const place of document.querySelectorAll<HTMLElement>(places)) place.focus()
}

type CatalogueProps = {
  catalogue: Queries.CatalogueFragment
  /** The page's, a new object whenever the visitor navigates. */
  location: Pick<Location, "search">
}

/** All trips: a slider for each length of stay, or what search and filter find. */
export const Catalogue = ({catalogue: {facets, groups}, location}: CatalogueProps) => {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  const trips = useMemo(() => groups.flatMap(({experiences}) => experiences), [groups])
  /** The words of the last search that was counted; those of the address do not count. */
  const counted = useRef(new URLSearchParams(location.search).get("q"))
  const isCountLate = useRef(false)

  const {filter, current, change, put} = useFilter(form, facets, location)
  const {search, load} = useSearch(filter.q)
  /** What the words find, the most relevant first; undefined until the search is there. */
  const foundBy = ({q}: Filter) => {
    if (!q) return trips
    return search?.(q).flatMap(slug => trips.find(trip => trip.slug === slug) ?? [])
  }
  const tripsWith = (one: Filter) => foundBy(one)?.filter(trip => fits(trip, one))

  const isFiltered = Object.keys(filter).length > 0
  const results = isFiltered ? tripsWith(filter) : trips
  const choices = formatChoices(filter, facets, t)
  const drop = (name: keyof Filter) => {
    const {[name]: _, ...others} = filter
    put(others)
  }

  // Choices count once, also those of the address that the visitor arrived with: not again on Back,
  // since when the visitor may have chosen another month elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each filter
  useEffect(() => {
    const before: Filter = history.state?.filter ?? {}
    const isSame = ({name}: {name: string}) =>
      filter[name as keyof Filter] === before[name as keyof Filter]
    if (filter === unread || facets.every(isSame)) return
    const {length, region, month, price} = filter
    history.replaceState({...history.state, filter}, "")
    if (month !== before.month) changeTravellers({month: month ? Number(month) : undefined})
    track({
      event: "filter_used",
      filter_length: length ?? "any",
      filter_region: region ?? "any",
      filter_month: month ?? "any",
      filter_price: price ?? "any",
      filter_results: tripsWith(filter)?.length ?? 0,
    })
  }, [filter])

  // Chats say the month by themselves.
  const others = choices.flatMap(({name, text}) => (name === "month" ? [] : text)).join(" · ")
  const line = others && t("experiences:filter.chatLine", {choices: others})
  useEffect(() => {
    useFilterLine.setState(line, true)
    return () => useFilterLine.setState("", true)
  }, [line])

  /** A search counts once the visitor has left its field. */
  const countSearch = () => {
    const {q} = current()
    if (!q || q === counted.current) return
    const found = tripsWith(current())
    isCountLate.current = !found
    if (!found) return
    counted.current = q
    track({event: "search", search_term: q.trim(), search_results: found.length})
  }

  // On a slow network the search comes after that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts once the search is there
  useEffect(() => {
    if (search && isCountLate.current) countSearch()
  }, [search])

  // The sliders do not render anew with each choice.
  const sliders = useMemo(
    () =>
      groups.map((group, index) => (
        <ExperienceGroup key={group.key} group={group} first={index === 0} />
      )),
    [groups],
  )
  // Until the search has loaded, the page stays as it was.
  const isShown = isFiltered && results !== undefined
  return (
    <>
      <FilterForm
        form={form}
        facets={facets}
        filter={filter}
        trips={foundBy(filter) ?? trips}
        count={results?.length}
        total={trips.length}
        isFailed={search === null}
        choices={choices}
        onChange={change}
        onDrop={drop}
        onClear={() => {
          put({})
          focusFilter()
        }}
        onSearch={load}
        onLeave={countSearch}
      />
      {isShown && results.length > 0 && (
        <div className={styles.found}>
          <TripGrid
            trips={sortTrips(results, filter)}
            list={["filter", "results"]}
            heading="h2"
            month={filter.month ? Number(filter.month) : undefined}
          />
        </div>
      )}
      {isShown && results.length === 0 && (
        <NothingFound
          filter={filter}
          choices={choices}
          trips={trips}
          tripsWith={one => tripsWith(one) ?? []}
          onDrop={name => {
            drop(name)
            focusFilter()
          }}
        />
      )}
      <div hidden={isShown}>{sliders}</div>
    </>
  )
}
