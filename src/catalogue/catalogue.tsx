import {graphql, type PageProps} from "gatsby"
import * as styles from "./catalogue.module.css"
import {FilterInChats, SearchFilter} from "./search-filter"
import {TripGroup} from "./trip-group"

export const fragment = graphql`
  fragment FilterableExperience on Experience {
    isPriceOnRequest
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
      options {
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

type CatalogueProps = {
  catalogue: Queries.CatalogueFragment
  location: Pick<PageProps["location"], "key">
}

/** All trips: a slider for each length of stay, or what search and filter find. */
export const Catalogue = ({catalogue: {facets, groups}, location}: CatalogueProps) => (
  <>
    <FilterInChats facets={facets} />
    {/* Each entry of the history begins anew: what is typed and what was counted go. */}
    <SearchFilter
      key={location.key}
      facets={facets}
      trips={groups.flatMap(({experiences}) => experiences)}
    />
    <div className={styles.groups}>
      {groups.map((group, index) => (
        <TripGroup key={group.key} group={group} priority={index === 0} />
      ))}
    </div>
  </>
)
