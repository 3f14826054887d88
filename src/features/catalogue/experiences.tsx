import {graphql} from "gatsby"
import {useEffect, useMemo, useRef} from "react"
import {track} from "../../analytics/data-layer"
import {useFilterLine} from "../../chat/use-chat"
import {useWords} from "../../i18n/use-words"
import {changeTravellers} from "../../planner/store"
import {ExperienceFilter} from "./experience-filter"
import {ExperienceGroup} from "./experience-group"
import {ExperienceResults} from "./experience-results"
import {type ExperienceFilter as Filter, fits, inOrder, isSet} from "./filter/experience-filter"
import {knownChoices} from "./filter/filter-address"
import {tellChoices} from "./filter/tell-choices"
import {NothingFound} from "./nothing-found"
import {useExperienceFilter} from "./use-experience-filter"
import {useSearch} from "./use-search"
import {useSearchReport} from "./use-search-report"
import {useToldMonth} from "./use-told-month"

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
      key: slug
    }
    activities {
      key
    }
    answers
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

  fragment CatalogueExperiences on CatalogueContent {
    ...CatalogueFacet
    searchIndex(language: $language)
    groups {
      ...CatalogueGroup
      experiences {
        ...FilterableExperience
      }
    }
  }
`

/** Moves the focus to the first visible field: phones collapse the lists. */
const focusFilter = () => {
  const places = "search [aria-expanded=false], search [name=length]"
  for (const place of document.querySelectorAll<HTMLElement>(places)) place.focus()
}

type ExperiencesProps = {
  catalogue: Queries.CatalogueExperiencesFragment
  /** Changes whenever the visitor navigates. */
  visit: unknown
}

/** All experiences: a slider for each length, or the results of search and filter. */
export const Experiences = ({catalogue, visit}: ExperiencesProps) => {
  const {facets, groups, searchIndex} = catalogue
  const form = useRef<HTMLFormElement>(null)
  const experiences = useMemo(() => groups.flatMap(group => group.experiences), [groups])
  const known = knownChoices(facets)
  const fitting = (list: readonly Queries.FilterableExperienceFragment[], used: Filter) =>
    list.filter(experience => fits(experience, used))
  const state = useExperienceFilter(form, known, visit, (used, before) => {
    const found = foundBy(used.q)
    if (Object.keys(known).some(name => used[name] !== before[name]))
      track({
        event: "filter_used",
        filter_length: used.length || "any",
        filter_region: used.region || "any",
        filter_month: used.month || "any",
        filter_price: used.price || "any",
        filter_results: fitting(found ?? experiences, used).length,
      })
    if (used.q !== before.q) typed()
    if (used.month !== before.month)
      changeTravellers({month: used.month ? Number(used.month) : undefined})
  })
  const {filter, shown} = state
  const {search, start} = useSearch(searchIndex, filter.q)
  /** Search results by relevance; all without words, undefined before the search has loaded. */
  const foundBy = (words: string | undefined) =>
    words === undefined ? experiences : search?.find(words, experiences)
  const found = foundBy(filter.q)
  const count = found && fitting(found, filter).length
  const foundShown = foundBy(shown.q)
  const {typed, leave} = useSearchReport(search, filter.q, count)

  useToldMonth(filter.month, visit, month => {
    const {month: _, ...rest} = filter
    state.put(month ? {...rest, month} : rest)
  })

  const t = useWords()
  const choices = tellChoices(filter, facets, t)
  // Chats say the month by themselves.
  const asked = choices.flatMap(({name, told}) => (name === "month" ? [] : told)).join(" · ")
  const line = asked && t("experiences:filter.asked", {choices: asked})
  useEffect(() => {
    useFilterLine.setState(line, true)
    return () => useFilterLine.setState("", true)
  }, [line])

  // Until the search has loaded, the page stays as it was.
  const isFiltered = isSet(shown) && foundShown !== undefined
  // The sliders do not re-render when the filter changes.
  const sliders = useMemo(
    () =>
      groups.map((group, index) => (
        <ExperienceGroup key={group.key} group={group} first={index === 0} />
      )),
    [groups],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found follows from these
  const results = useMemo(() => {
    if (!isFiltered) return null
    const trips = fitting(foundShown, shown)
    if (trips.length === 0)
      return (
        <NothingFound
          filter={shown}
          facets={facets}
          experiences={experiences}
          left={used => fitting(foundBy(used.q) ?? [], used)}
          onDrop={name => {
            state.drop(name)
            focusFilter()
          }}
        />
      )
    return <ExperienceResults experiences={inOrder(trips, shown.sort)} />
  }, [experiences, shown, search, isFiltered])
  return (
    <>
      <ExperienceFilter
        form={form}
        facets={facets}
        state={{
          ...state,
          clear: () => {
            state.clear()
            focusFilter()
          },
        }}
        experiences={foundShown ?? experiences}
        count={count}
        total={experiences.length}
        isFailed={search === null}
        order={filter.sort ?? (search?.asksPrice(filter.q ?? "") ? "price" : undefined)}
        choices={choices}
        onSearch={start}
        onSettle={() => {
          state.flushWords()
          leave()
        }}
      />
      {results}
      <div hidden={isFiltered}>{sliders}</div>
    </>
  )
}
