import {graphql} from "gatsby"
import {useMemo, useRef} from "react"
import {filterUsed} from "../../analytics/filter-used"
import type {KnownChoices} from "../../filter/filter-address"
import {type TripFilter as Filter, facetNames, fits, isSet} from "../../filter/trip-filter"
import {ExperienceGroup} from "./experience-group"
import {TripFilter} from "./trip-filter"
import {TripResults} from "./trip-results"
import {useTripFilter} from "./use-trip-filter"

export const fragment = graphql`
  fragment FilterableTrip on Experience {
    price
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
    ...ExperienceCard
  }

  fragment CatalogueFacet on CatalogueContent {
    facets(language: $language) {
      name
      choices {
        key
        label
      }
    }
  }

  fragment CatalogueTrips on CatalogueContent {
    ...CatalogueFacet
    groups {
      ...CatalogueGroup
      experiences {
        ...FilterableTrip
      }
    }
  }
`

type TripsProps = {
  catalogue: Queries.CatalogueTripsFragment
  /** Changes whenever the visitor navigates. */
  visit: unknown
}

/** All trips: a slider for each length of stay, or what the filter leaves of them. */
export const Trips = ({catalogue: {facets, groups}, visit}: TripsProps) => {
  const form = useRef<HTMLFormElement>(null)
  const trips = useMemo(() => groups.flatMap(({experiences}) => experiences), [groups])
  const known = Object.fromEntries(
    facetNames.map(name => [
      name,
      facets.find(facet => facet.name === name)?.choices.map(({key}) => key) ?? [],
    ]),
  ) as unknown as KnownChoices
  const fittingIn = (filter: Filter) => trips.filter(trip => fits(trip, filter))
  const {filter, shown, change, clear} = useTripFilter(form, known, visit, used =>
    filterUsed({...used, results: fittingIn(used).length}),
  )
  const isFiltered = isSet(shown)
  // The sliders stay what they are while the filter changes.
  const sliders = useMemo(
    () =>
      groups.map((group, index) => (
        <ExperienceGroup key={group.key} group={group} isFirst={index === 0} />
      )),
    [groups],
  )
  const results = useMemo(
    () => isSet(shown) && <TripResults trips={trips.filter(trip => fits(trip, shown))} />,
    [trips, shown],
  )
  return (
    <>
      <TripFilter
        form={form}
        facets={facets}
        filter={filter}
        shown={shown}
        trips={trips}
        count={fittingIn(filter).length}
        onChange={change}
        onClear={() => {
          clear()
          form.current?.querySelector("select")?.focus()
        }}
      />
      {results}
      <div hidden={isFiltered}>{sliders}</div>
    </>
  )
}
