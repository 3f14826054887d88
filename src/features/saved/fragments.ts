import {graphql} from "gatsby"

/**
 * What the planner reads of a trip. It comes from the trip's page data, so that a device keeps it
 * with the page (load-trips.ts); its picture is the page's, so that it is kept, too.
 */
export const plannedTrip = graphql`
  fragment PlannedTrip on Experience {
    ...MeasuredExperience
    slug
    code
    color
    title(language: $language)
    durationLabel(language: $language)
    priceText(language: $language)
    pesosText(language: $language)
    openFacts(language: $language) {
      rows
      chatText
    }
    ...BookButton
    image {
      ...BannerPicture
    }
    length {
      days
    }
    season {
      from
      to
      label(language: $language)
    }
    factRows(language: $language) {
      name
      label
      lines
    }
    days {
      items {
        from
        to
        title(language: $language)
      }
    }
    packingList {
      key
      name(language: $language)
      items {
        key
        name(language: $language)
      }
    }
    fees {
      line(language: $language)
    }
    regions {
      key: slug
      name(language: $language)
      health {
        yellowFever
      }
      closures {
        title(language: $language)
        periods {
          from
          to
          label(language: $language)
        }
      }
    }
  }
`
