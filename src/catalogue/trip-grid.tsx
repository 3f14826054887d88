import {graphql} from "gatsby"
import {listed} from "../analytics/attributes"
import {Section} from "../components/section/section"
import {areOfOneGroup, ExperienceCard} from "./experience-card"
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

const fewSizes = "(min-width: 1264px) 384px, (min-width: 800px) 31vw, (min-width: 475px) 47vw, 80vw"

type TripGridProps = {
  trips: readonly Queries.ExperienceCardFragment[]
  /** Names the list in analytics. */
  list: Parameters<typeof listed>
  heading?: "h2" | "h3"
  /** The month of the filter, 1 to 12. */
  month?: number
  /** True for three trips, which stand side by side sooner. */
  isFew?: boolean
}

/** Cards of trips, as many side by side as fit. */
export const TripGrid = ({trips, list, heading, month, isFew}: TripGridProps) => {
  return (
    <ul className={isFew ? `${styles.grid} ${styles.few}` : styles.grid} {...listed(...list)}>
      {trips.map((experience, index) => (
        <li key={experience.slug}>
          <ExperienceCard
            experience={experience}
            heading={heading}
            index={index + 1}
            month={month}
            isOfGroup={areOfOneGroup(trips)}
            sizes={isFew ? fewSizes : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

/** A few trips, as the content chooses them. */
export const FewTrips = ({trips}: {trips: Queries.FewTripsFragment}) => (
  <Section title={trips.title} description={trips.description}>
    <TripGrid trips={trips.experiences} list={["home", "chosen"]} isFew />
  </Section>
)
