import {graphql} from "gatsby"

/** The facts of a trip, and what it does not state yet. */
export const tripFacts = graphql`
  fragment TripFacts on Experience {
    slug
    code
    factRows(language: $language) {
      name
      label
      icon
      lines
      paths
      at
    }
    openFacts(language: $language) {
      rows
      chatText
    }
  }
`

/**
 * What the planner reads of a trip. It comes from the trip's page data, so that a device keeps it
 * with the page (load-trips.ts); its picture is the page's, so that it is kept, too.
 */
export const plannedTrip = graphql`
  fragment PlannedTrip on Experience {
    ...AnalyticsItem
    ...OpenDays
    ...TripFacts
    title(language: $language)
    durationLabel(language: $language)
    priceText(language: $language)
    pesosText(language: $language)
    ...BookButton
    image {
      ...BannerPicture
    }
    days {
      items {
        from
        to
        title(language: $language)
      }
    }
    packingList {
      items {
        key
        name(language: $language)
      }
    }
    fees {
      line(language: $language)
    }
    regions {
      health {
        yellowFever
      }
    }
  }
`
