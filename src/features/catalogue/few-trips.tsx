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

/** Three side by side, sooner than elsewhere (few-trips.module.css). */
const sizes = "(min-width: 1264px) 384px, (min-width: 800px) 31vw, (min-width: 475px) 47vw, 80vw"

/** A few trips, as the content chooses them. */
export const FewTrips = ({trips}: {trips: Queries.FewTripsFragment}) => (
  <Section title={trips.title} description={trips.description}>
    <ul className={styles.trips} {...listed("home", "chosen")}>
      {trips.experiences.map((experience, index) => (
        <li key={experience.slug}>
          <ExperienceCard experience={experience} index={index + 1} sizes={sizes} />
        </li>
      ))}
    </ul>
  </Section>
)
