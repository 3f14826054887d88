import {graphql} from "gatsby"
import {RichText} from "../../components/rich-text/rich-text"
import {Section} from "../../components/section/section"
import * as styles from "./stops.module.css"

export const fragment = graphql`
  fragment ExperienceStops on Experience {
    color
    stops {
      title(language: $language)
      items {
        title(language: $language)
        description(language: $language)
      }
    }
  }
`

/** Places in the order of the trip, on one line of travel. */
export const Stops = ({experience}: {experience: Queries.ExperienceStopsFragment}) => {
  const {stops, color} = experience
  if (!stops) return null
  return (
    <Section title={stops.title}>
      <ol className={styles.stops} data-color={color}>
        {stops.items.map(({title, description}, index) => (
          <li key={title} className={styles.stop}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>
              <RichText text={description} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
