import {useEffect} from "react"
import {checkLists} from "../../analytics/item-lists"
import * as styles from "./experience-results.module.css"
import {TripGrid} from "./trips/trip-grid"

type ExperienceResultsProps = {experiences: readonly Queries.FilterableExperienceFragment[]}

/** Results of the filter. */
export const ExperienceResults = ({experiences}: ExperienceResultsProps) => {
  const shown = experiences.map(({slug}) => slug).join(" ")
  // biome-ignore lint/correctness/useExhaustiveDependencies: other experiences are another list
  useEffect(checkLists, [shown])
  return (
    <div className={styles.found}>
      <TripGrid trips={experiences} list={["filter", "results"]} heading="h2" />
    </div>
  )
}
