import {graphql} from "gatsby"
import {listed} from "../../analytics/attributes"
import {Section} from "../../components/section/section"
import {ExperienceCard} from "./experience-card/experience-card"
import * as styles from "./few-trips.module.css"

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
    <ul className={styles.trips} {...listed("home", "chosen")}>
      {trips.experiences.map((experience, index) => (
        <li key={experience.slug}>
          <ExperienceCard experience={experience} index={index + 1} />
        </li>
      ))}
    </ul>
  </Section>
)
