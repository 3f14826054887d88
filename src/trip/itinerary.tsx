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
  const stays: {region: Day["region"]; days: Day[]}[] = []
  for (const day of days) {
    const last = stays.at(-1)
    if (last?.region.slug === day.region.slug) last.days.push(day)
    else stays.push({region: day.region, days: [day]})
  }
  return stays
}

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

type Stay = {
  region: Queries.MappedPlaceFragment
  /** What it is called, and its page; without both where a trip has one place. */
  name?: string
  to?: string
  content: ReactNode
}

const staysOfDays = ({items}: NonNullable<Trip["days"]>): Stay[] => {
  const groups = groupDays(items)
  const hasPlaces = groups.length > 1
  return groups.map(({region, days}) => ({
    region,
    ...(hasPlaces && {name: region.name, to: `/destinations/${region.slug}/`}),
    content: (
      <ol className={styles.content}>
        {days.map(day => (
          <Day key={day.from} day={day} heading={hasPlaces ? "h4" : "h3"} />
        ))}
      </ol>
    ),
  }))
}

const staysOfStops = ({items}: NonNullable<Trip["stops"]>): Stay[] =>
  items.map(({region, title: name, description}) => ({
    region,
    name,
    content: (
      <DisclosureContent className={`measure ${styles.content}`}>
        <Paragraph text={description} />
      </DisclosureContent>
    ),
  }))

type RouteProps = {color: Queries.SignalColor; stays: readonly Stay[]}

/** The way from place to place, with a map unless they are too close together for one of the country. */
const Route = ({color, stays}: RouteProps) => {
  const t = useWords()
  const places = stays.map(({region}) => region)
  const label = t("experience:days.route", {places: places.map(({name}) => name).join(", ")})
  return (
    <div className={styles.layout}>
      {new Set(places.map(({slug}) => slug)).size > 1 && (
        <Disclosure as="div" label={t("experience:days.map")}>
          <DisclosureContent className={styles.map}>
            <CountryMap label={label} places={places} color={color} />
          </DisclosureContent>
        </Disclosure>
      )}
      <ol data-color={color}>
        {stays.map(({name, to, content}, index) => (
          <Disclosure
            // biome-ignore lint/suspicious/noArrayIndexKey: a round trip visits a place twice
            key={index}
            as="li"
            className={styles.stay}
            label={t("experience:days.more")}
            place={name}
            head={
              name && (
                <div className={`cluster ${styles.place}`}>
                  {/* Screen readers read the heading alone. */}
                  <span className={`badge ${styles.number}`} aria-hidden="true">
                    {index + 1}
                  </span>{" "}
                  <h3>{to ? <Link to={to}>{name}</Link> : name}</h3>
                </div>
              )
            }
          >
            {content}
          </Disclosure>
        ))}
      </ol>
    </div>
  )
}

/** The trip day by day, or else its stops; then the places that a package visits. */
export const Itinerary = ({experience}: {experience: Trip}) => {
  const t = useWords()
  const {color, days, stops, highlights} = experience
  const title = days ? t("experience:days.title") : stops?.title
  if (!title && !highlights) return null
  const isExample = days?.status === "example"
  const stays = days ? staysOfDays(days) : stops && staysOfStops(stops)
  return (
    <Section
      title={title}
      anchor={days ? "days" : undefined}
      description={isExample ? t("experience:days.example") : undefined}
    >
      {stays && <Route color={color} stays={stays} />}
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
