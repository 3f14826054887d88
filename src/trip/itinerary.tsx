import {graphql} from "gatsby"
import type {ReactNode} from "react"
import {Collapsible} from "../components/collapsible/collapsible"
import {CountryMap} from "../components/country-map/country-map"
import {Icon} from "../components/icon/icon"
import {Link} from "../components/link/link"
import {Picture} from "../components/picture/picture"
import {Paragraph} from "../components/rich-text/rich-text"
import {Section} from "../components/section/section"
import {dayNumber} from "../i18n/format"
import {useWords} from "../i18n/use-words"
import {IconList} from "./icon-list"
import * as styles from "./itinerary.module.css"

export const fragment = graphql`
  fragment ExperienceItinerary on Experience {
    color
    days {
      status
      items {
        from
        to
        title(language: $language)
        travelText(language: $language)
        description(language: $language)
        scene {
          image {
            ...RoundPicture
          }
        }
        region {
          ...MappedPlace
        }
      }
    }
    stops {
      title(language: $language)
      items {
        title(language: $language)
        description(language: $language)
        region {
          ...MappedPlace
        }
      }
    }
    highlights {
      title(language: $language)
      items(language: $language)
    }
  }
`

type Trip = Queries.ExperienceItineraryFragment
type DayOf = NonNullable<Trip["days"]>["items"][number]

/** Groups consecutive days at one place. A round trip visits a place twice: these are two stays. */
export const groupDays = <Day extends {region: {slug: string}}>(days: readonly Day[]) => {
  const stays: {number: number; region: Day["region"]; days: Day[]}[] = []
  for (const day of days) {
    const last = stays.at(-1)
    if (last?.region.slug === day.region.slug) last.days.push(day)
    else stays.push({number: stays.length + 1, region: day.region, days: [day]})
  }
  return stays
}

const isJourney = (places: readonly Queries.MappedPlaceFragment[]) =>
  new Set(places.map(({slug}) => slug)).size > 1

/** Opens on phones what follows it (itinerary.module.css). */
const Fold = ({label, place}: {label: string; place?: string}) => (
  <details className={styles.fold} data-screen-only="">
    <summary className="bare target">
      <span>
        {label}
        {place && <span className="visuallyHidden">{`: ${place}`}</span>}
      </span>
      <Icon name="chevron" />
    </summary>
  </details>
)

/** One day, or several similar days, with a picture if it has one. */
const Day = ({day, heading: Heading}: {day: DayOf; heading: "h3" | "h4"}) => {
  const t = useWords()
  const {from, to, title, travelText, description, scene} = day
  return (
    <li className={styles.day}>
      {scene && (
        <div className={styles.picture} data-detail="" data-screen-only="">
          <Picture image={scene.image} alt="" sizes="152px" />
        </div>
      )}
      <div className={styles.head}>
        <p className="quiet">{dayNumber({from, to}, t)}</p>
        <Heading>{title}</Heading>
      </div>
      <div className={styles.text} data-detail="">
        {travelText && (
          <p>
            <strong>{travelText}</strong>
          </p>
        )}
        <Paragraph text={description} />
      </div>
    </li>
  )
}

/** A place of the way; its number stands beside its heading, which is read without it. */
const Stop = ({number, children}: {number: number; children: ReactNode}) => (
  <div className={`cluster ${styles.place}`}>
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>{" "}
    <h3>{children}</h3>
  </div>
)

type RouteProps = {
  color: string
  /** Places in their order; without a map where they are too close together for one of the country. */
  places: readonly Queries.MappedPlaceFragment[]
  children: ReactNode
}

/** The way from place to place, with its map beside the first. */
const Route = ({color, places, children}: RouteProps) => {
  const t = useWords()
  const names = places.map(({name}) => name).join(", ")
  return (
    <div className={styles.layout}>
      {isJourney(places) && (
        <>
          <Fold label={t("experience:days.map")} />
          <div className={styles.map}>
            <CountryMap
              label={t("experience:days.route", {places: names})}
              places={places}
              color={color}
            />
          </div>
        </>
      )}
      <ol data-color={color}>{children}</ol>
    </div>
  )
}

const Days = ({days, color}: {days: NonNullable<Trip["days"]>; color: string}) => {
  const t = useWords()
  const stays = groupDays(days.items)
  const places = stays.map(({region}) => region)
  const hasStops = isJourney(places)
  return (
    <Route color={color} places={places}>
      {stays.map(({number, region: {slug, name}, days: own}) => (
        <li key={number} className={styles.stay}>
          {hasStops && (
            <Stop number={number}>
              <Link to={`/destinations/${slug}/`}>{name}</Link>
            </Stop>
          )}
          <Fold label={t("experience:days.more")} place={hasStops ? name : undefined} />
          <ol className={styles.days}>
            {own.map(day => (
              <Day key={day.from} day={day} heading={hasStops ? "h4" : "h3"} />
            ))}
          </ol>
        </li>
      ))}
    </Route>
  )
}

/** The trip day by day, or else its stops; then the places that a package visits. */
export const Itinerary = ({experience}: {experience: Trip}) => {
  const t = useWords()
  const {color, days, stops, highlights} = experience
  const title = days ? t("experience:days.title") : stops?.title
  if (!title && !highlights) return null
  const isExample = days?.status === "example"
  return (
    <Section
      title={title}
      anchor={days ? "days" : undefined}
      description={isExample ? t("experience:days.example") : undefined}
    >
      {days ? (
        <Days days={days} color={color} />
      ) : (
        stops && (
          <Route color={color} places={stops.items.map(({region}) => region)}>
            {stops.items.map(({title: name, description}, index) => (
              // A round trip visits a place twice: only the number identifies a stop.
              // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place in the order
              <li key={index} className={styles.stay}>
                <Stop number={index + 1}>{name}</Stop>
                <Fold label={t("experience:days.more")} place={name} />
                <div className="measure" data-detail="">
                  <Paragraph text={description} />
                </div>
              </li>
            ))}
          </Route>
        )
      )}
      {highlights && (
        <div data-screen-only="">
          <Collapsible title={highlights.title} color={color} heading={title ? "h3" : "h2"}>
            <IconList items={highlights.items} icon="pin" isWide />
          </Collapsible>
        </div>
      )}
    </Section>
  )
}
