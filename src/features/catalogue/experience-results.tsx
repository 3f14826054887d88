import {useEffect} from "react"
import {listed} from "../../analytics/attributes"
import {checkLists} from "../../analytics/item-lists"
import {ExperienceCard} from "./experience-card/experience-card"
import * as styles from "./experience-results.module.css"

type ExperienceResultsProps = {experiences: readonly Queries.FilterableExperienceFragment[]}

/** Results of the filter. */
export const ExperienceResults = ({experiences}: ExperienceResultsProps) => {
  const shown = experiences.map(({slug}) => slug).join(" ")
  // biome-ignore lint/correctness/useExhaustiveDependencies: other experiences are another list
  useEffect(checkLists, [shown])
  return (
    <ul className={styles.grid} {...listed("filter", "results")}>
      {experiences.map((experience, index) => (
        <li key={experience.slug}>
          <ExperienceCard experience={experience} heading="h2" index={index + 1} />
        </li>
      ))}
    </ul>
  )
}
