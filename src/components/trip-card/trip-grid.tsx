import {graphql} from "gatsby"
import {listAttributes} from "../../analytics/attributes"
import {Section} from "../section/section"
import {TripCard} from "./trip-card"
import * as styles from "./trip-grid.module.css"

export const fragment = graphql`
  fragment FewTrips on FewTrips {
    title(language: $language)
    description(language: $language)
    experiences {
      ...ExperienceCard
    }
  }
`

type TripGridProps = {
  trips: readonly Queries.ExperienceCardFragment[]
  /** Names the list in analytics. */
  list: Parameters<typeof listAttributes>
  /** True for trips that were looked for. */
  isFound?: boolean
  /** The month that was looked for. */
  month?: number
}

export const TripGrid = ({trips, list, isFound, month}: TripGridProps) => (
  <ul className={`${styles.grid} ${isFound ? styles.found : ""}`} {...listAttributes(...list)}>
    {trips.map((experience, index) => (
      <li key={experience.slug}>
        <TripCard experience={experience} index={index + 1} isFound={isFound} month={month} />
      </li>
    ))}
  </ul>
)

type FewTripsProps = {trips: Queries.FewTripsFragment; page: "home" | "saved"}

/** A few trips, as the content chooses them. */
export const FewTrips = ({trips, page}: FewTripsProps) => (
  <Section title={trips.title} description={trips.description}>
    <TripGrid trips={trips.experiences} list={[page, "chosen"]} />
  </Section>
)
