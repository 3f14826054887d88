import {graphql} from "gatsby"
import {Icon} from "../../components/icon/icon"
import {Link} from "../../components/link/link"
import {RouteMap} from "../../components/map/map"
import {Section} from "../../components/section/section"
import {useWords} from "../../i18n/use-words"
import {Day} from "./day"
import * as styles from "./days.module.css"
import {groupDays} from "./group-days"

export const fragment = graphql`
  fragment ExperienceDays on Experience {
    color
    days {
      status
      items {
        ...TripDay
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

/** Opens on phones what follows it (days.module.css). */
const Fold = ({label}: {label: string}) => (
  <details className={styles.fold} data-screen-only="">
    <summary>
      <span>{label}</span>
      <Icon name="chevron" />
    </summary>
  </details>
)

/** The trip day by day, with a map of its route beside the first days. */
export const Days = ({experience}: {experience: Queries.ExperienceDaysFragment}) => {
  const t = useWords()
  const {days, color} = experience
  if (!days) return null
  const stays = groupDays(days.items)
  const places = stays.map(stay => stay.days[0].region)
  const isJourney = new Set(places.map(({key}) => key)).size > 1
  return (
    <Section
      title={t("experience:days.title")}
      anchor="days"
      description={days.status === "example" ? t("experience:days.example") : undefined}
    >
      <div className={styles.layout} data-journey={isJourney || undefined}>
        {isJourney && (
          <>
            <Fold label={t("experience:days.map")} />
            <div className={styles.map}>
              <RouteMap
                label={t("experience:days.route", {
                  places: places.map(({name}) => name).join(", "),
                })}
                places={places}
                color={color}
                isSmall
              />
            </div>
          </>
        )}
        <ol className={styles.stays} data-color={color}>
          {stays.map(({number, days: [first, ...others]}) => (
            <li key={number} className={styles.stay}>
              {isJourney && (
                <h3 className={styles.place}>
                  <span className={styles.number} aria-hidden="true">
                    {number}
                  </span>
                  <Link to={`/destinations/${first.region.key}/`}>{first.region.name}</Link>
                </h3>
              )}
              <Fold label={t("experience:days.more")} />
              <ol className={styles.days}>
                {[first, ...others].map(day => (
                  <Day key={day.from} day={day} heading={isJourney ? "h4" : "h3"} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
