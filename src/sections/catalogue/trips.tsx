import {graphql} from "gatsby"
import {useRef} from "react"
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
      key
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
  const trips = groups.flatMap(({experiences}) => experiences)
  const known = Object.fromEntries(
    facetNames.map(name => [
      name,
      facets.find(facet => facet.name === name)?.choices.map(({key}) => key) ?? [],
    ]),
  ) as unknown as KnownChoices
  const fittingIn = (filter: Filter) => trips.filter(trip => fits(trip, filter))
  const {filter, change, clear} = useTripFilter(form, known, visit, used =>
    filterUsed({...used, results: fittingIn(used).length}),
  )
  const fitting = fittingIn(filter)
  const isFiltered = isSet(filter)
  return (
    <>
      <TripFilter
        form={form}
        facets={facets}
        filter={filter}
        trips={trips}
        count={fitting.length}
        onChange={change}
        onClear={() => {
          clear()
          form.current?.querySelector("select")?.focus()
        }}
      />
      {isFiltered && <TripResults trips={fitting} />}
      <div hidden={isFiltered}>
        {groups.map((group, index) => (
          <ExperienceGroup key={group.key} group={group} isFirst={index === 0} />
        ))}
      </div>
    </>
  )
}
