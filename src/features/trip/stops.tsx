import {graphql} from "gatsby"
import {RouteMap} from "../../components/map/map"
import {Paragraph} from "../../components/rich-text/rich-text"
import {Section} from "../../components/section/section"
import {useWords} from "../../i18n/use-words"
import * as styles from "./stops.module.css"

export const fragment = graphql`
  fragment ExperienceStops on Experience {
    color
    stops {
      title(language: $language)
      items {
        title(language: $language)
        description(language: $language)
        region {
          key: slug
          name(language: $language)
          latitude
          longitude
          labelSide
        }
      }
    }
  }
`

/** The trip's places in order, connected by a line. */
export const Stops = ({experience}: {experience: Queries.ExperienceStopsFragment}) => {
  const t = useWords()
  const {stops, color} = experience
  if (!stops) return null
  // A round trip visits a place twice, so only the number identifies a stop.
  const numbered = stops.items.map((stop, index) => ({...stop, number: index + 1}))
  const regions = stops.items.map(({region}) => region)
  // Stops within one region are too close together for a map of the country.
  const isJourney = new Set(regions.map(({key}) => key)).size > 1
  return (
    <Section title={stops.title}>
      <div className={styles.layout} data-journey={isJourney || undefined}>
        <ol className={styles.stops} data-color={color}>
          {numbered.map(({title, description, number}) => (
            <li key={number} className={styles.stop}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <h3>{title}</h3>
              <Paragraph text={description} />
            </li>
          ))}
        </ol>
        {isJourney && (
          <div className={styles.map}>
            <RouteMap
              label={t("experience:days.route", {
                places: stops.items.map(({title}) => title).join(", "),
              })}
              places={regions}
              color={color}
            />
          </div>
        )}
      </div>
    </Section>
  )
}
