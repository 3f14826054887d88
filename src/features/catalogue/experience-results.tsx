import * as styles from "./experience-results.module.css"
import {TripGrid} from "./trips/trip-grid"

type ExperienceResultsProps = {experiences: readonly Queries.FilterableExperienceFragment[]}

/** Results of the filter. */
export const ExperienceResults = ({experiences}: ExperienceResultsProps) => (
  <div className={styles.found}>
    <TripGrid trips={experiences} list={["filter", "results"]} heading="h2" />
  </div>
)
