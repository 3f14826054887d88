import {graphql} from "gatsby"
import {useMemo, useRef} from "react"
import {filterUsed} from "../../analytics/filter-used"
import {
  type ExperienceFilter as Filter,
  facetNames,
  fits,
  isSet,
} from "../../filter/experience-filter"
import type {KnownChoices} from "../../filter/filter-address"
import {ExperienceFilter} from "./experience-filter"
import {ExperienceGroup} from "./experience-group"
import {ExperienceResults} from "./experience-results"
import {useExperienceFilter} from "./use-experience-filter"

export const fragment = graphql`
  fragment FilterableExperience on Experience {
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

  fragment CatalogueExperiences on CatalogueContent {
    ...CatalogueFacet
    groups {
      ...CatalogueGroup
      experiences {
        ...FilterableExperience
      }
    }
  }
`

type ExperiencesProps = {
  catalogue: Queries.CatalogueExperiencesFragment
  /** Changes whenever the visitor navigates. */
  visit: unknown
}

/** All experiences: a slider for each length of stay, or what the filter leaves of them. */
export const Experiences = ({catalogue: {facets, groups}, visit}: ExperiencesProps) => {
  const form = useRef<HTMLFormElement>(null)
  const experiences = useMemo(() => groups.flatMap(group => group.experiences), [groups])
  const known = Object.fromEntries(
    facetNames.map(name => [
      name,
      facets.find(facet => facet.name === name)?.choices.map(({key}) => key) ?? [],
    ]),
  ) as unknown as KnownChoices
  const fittingIn = (filter: Filter) => experiences.filter(experience => fits(experience, filter))
  const {filter, shown, change, clear} = useExperienceFilter(form, known, visit, used =>
    filterUsed({...used, results: fittingIn(used).length}),
  )
  const isFiltered = isSet(shown)
  // The sliders stay what they are while the filter changes.
  const sliders = useMemo(
    () => groups.map(group => <ExperienceGroup key={group.key} group={group} />),
    [groups],
  )
  const results = useMemo(
    () =>
      isSet(shown) && (
        <ExperienceResults
          experiences={experiences.filter(experience => fits(experience, shown))}
        />
      ),
    [experiences, shown],
  )
  return (
    <>
      <ExperienceFilter
        form={form}
        facets={facets}
        filter={filter}
        shown={shown}
        experiences={experiences}
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
