import {graphql, type PageProps} from "gatsby"
import {useEffect, useState} from "react"
import {track} from "../analytics/data-layer"
import {useFilterLine} from "../chat/use-chat"
import {useWords} from "../i18n/use-words"
import {useHydrated} from "../lib/use-hydrated"
import {chooseMonth, searchMonth, usePlanner} from "../planner/store"
import * as styles from "./catalogue.module.css"
import {ExperienceGroup} from "./experience-group"
import {type Facets, type Filter, fits, formatChoices, monthIn, sortTrips} from "./filter"
import {FilterForm, focusFilter} from "./filter-form"
import {NothingFound} from "./nothing-found"
import {TripGrid} from "./trip-grid"
import {useFilter} from "./use-filter"
import {useFoundPlace} from "./use-found-place"
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

type FinderProps = {
  facets: Facets
  trips: readonly Queries.FilterableExperienceFragment[]
  /** The query of the address that the visitor came to. */
  address: string
}

/** Search and filter, and what they find. */
const Finder = ({facets, trips, address}: FinderProps) => {
  const t = useWords()
  const isHydrated = useHydrated()
  const {form, filter, read, change, put} = useFilter(facets, address)
  const [isAsked, setIsAsked] = useState(false)
  const search = useSearch(isAsked || Boolean(filter.q))
  /** What the words find, the most relevant first; undefined until the search is there. */
  const foundBy = ({q}: Filter) => {
    if (!q) return trips
    return search?.(q).flatMap(slug => trips.find(trip => trip.slug === slug) ?? [])
  }
  const tripsWith = (one: Filter) => foundBy(one)?.filter(trip => fits(trip, one))

  const results = tripsWith(filter)
  const choices = formatChoices(filter, facets)
  const drop = (name: keyof Filter) => {
    put({...filter, [name]: undefined})
    focusFilter()
  }

  // Choices count once, also an address's: not again on Back, before which another month may be chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each filter
  useEffect(() => {
    if (!isHydrated) return
    const {length, region, price, month} = filter
    const searched = month ? undefined : monthIn(filter)
    const used = {length, region, price, month, searched}
    const before = history.state?.used ?? {}
    const stored = usePlanner.getState().travellers.month
    if (month !== before.month && (month || String(stored) === before.month))
      chooseMonth(Number(month) || undefined)
    searchMonth(searched, searched !== before.searched)
    if (JSON.stringify(used) !== JSON.stringify(before)) {
      history.replaceState({...history.state, used}, "")
      track({
        event: "filter_used",
        filter_length: length ?? "any",
        filter_region: region ?? "any",
        filter_month: month ?? String(searched ?? "any"),
        filter_price: price ?? "any",
        filter_results: results?.length ?? 0,
      })
    }
  }, [filter])

  // Chats say the month by themselves.
  const others = choices.flatMap(({name, text}) => (name === "month" ? [] : text)).join(" · ")
  const line = others && t("experiences:filter.chatLine", {choices: others})
  useEffect(() => {
    useFilterLine.setState(line, true)
    return () => useFilterLine.setState("", true)
  }, [line])

  // A search counts once the visitor has left its field, and it is there.
  const [words, setWords] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the same words
  useEffect(() => {
    const found = words && tripsWith({...filter, q: words})
    if (found) track({event: "search", search_term: words.trim(), search_results: found.length})
  }, [words, search])

  // Until the search has loaded, the page stays as it was.
  const isShown = Object.keys(filter).length > 0 && results !== undefined
  useFoundPlace(isShown)
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
        onSearch={() => setIsAsked(true)}
        onLeave={() => setWords(read().q)}
      />
      {isShown && (
        <div className={styles.results}>
          {results.length > 0 ? (
            <div className={`container ${styles.found}`}>
              <TripGrid trips={sortTrips(results, filter)} list={["filter", "results"]} />
            </div>
          ) : (
            <NothingFound
              filter={filter}
              choices={choices}
              trips={trips}
              tripsWith={one => tripsWith(one) ?? []}
              onDrop={drop}
            />
          )}
        </div>
      )}
    </>
  )
}

type CatalogueProps = {
  catalogue: Queries.CatalogueFragment
  location: Pick<PageProps["location"], "search" | "key">
}

/** All trips: a slider for each length of stay, or what search and filter find. */
export const Catalogue = ({catalogue: {facets, groups}, location}: CatalogueProps) => (
  <>
    {/* Each visit of the page begins with the choices of its address. */}
    <Finder
      key={location.key}
      facets={facets}
      trips={groups.flatMap(({experiences}) => experiences)}
      address={location.search}
    />
    <div className={styles.groups}>
      {groups.map((group, index) => (
        <ExperienceGroup key={group.key} group={group} first={index === 0} />
      ))}
    </div>
  </>
)
