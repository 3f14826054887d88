import {graphql} from "gatsby"
import {Section} from "../../components/section/section"
import {TripGrid} from "./trips/trip-grid"

export const fragment = graphql`
  fragment FewTrips on FewTrips {
    title(language: $language)
    description(language: $language)
    experiences {
      ...ExperienceCard
    }
  }
`

/** A few trips, as the content chooses them. */
export const FewTrips = ({trips}: {trips: Queries.FewTripsFragment}) => (
  <Section title={trips.title} description={trips.description}>
    <TripGrid trips={trips.experiences} list={["home", "chosen"]} isFew />
  </Section>
)
