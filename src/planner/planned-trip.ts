import {graphql} from "gatsby"

/** A trip as saved trips, comparison and checklist show it. */
export type PlannedTrip = Queries.PlannedTripFragment

export const fragment = graphql`
  fragment PlannedTrip on Experience {
    ...BookButton
    ...OpenDays
    length {
      days
      nights
    }
    title(language: $language)
    durationLabel(language: $language)
    priceText(language: $language)
    pesosText(language: $language)
    where(language: $language)
    when(language: $language)
    monthTexts(language: $language)
    image {
      ...CardPicture
    }
    factRows(language: $language) {
      name
      lines
    }
    fees {
      line(language: $language)
    }
    packingList {
      key
    }
    healthRegions {
      health {
        yellowFever
      }
    }
  }
`
