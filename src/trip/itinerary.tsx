import {graphql} from "gatsby"
import type {ReactNode} from "react"
import {Collapsible} from "../components/collapsible/collapsible"
import {CountryMap} from "../components/country-map/country-map"
import {Link} from "../components/link/link"
import {Picture} from "../components/picture/picture"
import {Paragraph} from "../components/rich-text/rich-text"
import {Section} from "../components/section/section"
import {type TFunction, useWords} from "../i18n/use-words"
import {Disclosure, DisclosureContent} from "./disclosure"
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

/** Number of a day on the trip, or of several described together: Day 4, Days 5 and 6, Days 5 to 7. */
export const dayNumber = ({from, to}: Pick<DayOf, "from" | "to">, t: TFunction): string => {
  if (!to || to <= from) return t("experience:days.day", {day: from})
  return t(to === from + 1 ? "experience:days.two" : "experience:days.range", {from, to})
}

type DayProps = {day: DayOf; heading: "h3" | "h4"}

/** One day, or several similar days, with a picture if it has one. */
const Day = ({day, heading: Heading}: DayProps) => {
  const t = useWords()
  const {title, travelText, description, scene} = day
  return (
    <li className={styles.day}>
      {travelText && (
        <DisclosureContent className={`quiet ${styles.way}`}>
          <p>{travelText}</p>
        </DisclosureContent>
      )}
      {scene && (
        <DisclosureContent className={styles.picture}>
          <Picture image={scene.image} alt="" sizes="152px" />
        </DisclosureContent>
      )}
      <div className={styles.head}>
        <p className="quiet">{dayNumber(day, t)}</p>
        <Heading>{title}</Heading>
      </div>
      <DisclosureContent className={styles.text}>
        <Paragraph text={description} />
      </DisclosureContent>
    </li>
  )
}

type StayProps = {
  /** Where it is, with its number on the map; without it where a trip has one place. */
  place?: {number: number; name: string; slug?: string}
  children: ReactNode
}

/** A place of the way. Screen readers read its heading without the number beside it. */
const Stay = ({place, children}: StayProps) => {
  const t = useWords()
  const head = place && (
    <div className={`cluster ${styles.place}`}>
      <span className={`badge ${styles.number}`} aria-hidden="true">
        {place.number}
      </span>{" "}
      <h3>
        {place.slug ? <Link to={`/destinations/${place.slug}/`}>{place.name}</Link> : place.name}
      </h3>
    </div>
  )
  const label = t("experience:days.more")
  return (
    <Disclosure as="li" className={styles.stay} head={head} label={label} place={place?.name}>
      {children}
    </Disclosure>
  )
}

type RouteProps = {
  color: Queries.SignalColor
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
        <Disclosure as="div" label={t("experience:days.map")}>
          <DisclosureContent className={styles.map}>
            <CountryMap
              label={t("experience:days.route", {places: names})}
              places={places}
              color={color}
            />
          </DisclosureContent>
        </Disclosure>
      )}
      <ol data-color={color}>{children}</ol>
    </div>
  )
}

const Days = ({days, color}: {days: NonNullable<Trip["days"]>; color: Queries.SignalColor}) => {
  const stays = groupDays(days.items)
  const places = stays.map(({region}) => region)
  const hasStops = isJourney(places)
  return (
    <Route color={color} places={places}>
      {stays.map(({number, region: {slug, name}, days: stayDays}) => (
        <Stay key={number} place={hasStops ? {number, name, slug} : undefined}>
          <ol className={styles.content}>
            {stayDays.map(day => (
              <Day key={day.from} day={day} heading={hasStops ? "h4" : "h3"} />
            ))}
          </ol>
        </Stay>
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
              <Stay key={index} place={{number: index + 1, name}}>
                <DisclosureContent className={`measure ${styles.content}`}>
                  <Paragraph text={description} />
                </DisclosureContent>
              </Stay>
            ))}
          </Route>
        )
      )}
      {highlights && (
        <div data-screen-only="">
          <Collapsible
            title={highlights.title ?? t("experience:lists.highlights")}
            heading={title ? "h3" : "h2"}
          >
            <IconList items={highlights.items} icon="pin" isWide />
          </Collapsible>
        </div>
      )}
    </Section>
  )
}
