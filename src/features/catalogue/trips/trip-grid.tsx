import {listed} from "../../../analytics/attributes"
import {ExperienceCard} from "../experience-card/experience-card"
import * as styles from "./trip-grid.module.css"

type TripGridProps = {
  trips: readonly Queries.ExperienceCardFragment[]
  /** Names the list in analytics. */
  list: Parameters<typeof listed>
  heading?: "h2" | "h3"
  /** True for three trips, which stand side by side sooner. */
  isFew?: boolean
}

const fewSizes = "(min-width: 1264px) 384px, (min-width: 800px) 31vw, (min-width: 475px) 47vw, 80vw"

/** Cards of trips, as many side by side as fit. */
export const TripGrid = ({trips, list, heading, isFew}: TripGridProps) => (
  <ul className={isFew ? `${styles.grid} ${styles.few}` : styles.grid} {...listed(...list)}>
    {trips.map((experience, index) => (
      <li key={experience.slug}>
        <ExperienceCard
          experience={experience}
          heading={heading}
          index={index + 1}
          sizes={isFew ? fewSizes : undefined}
        />
      </li>
    ))}
  </ul>
)
