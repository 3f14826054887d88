import type {ReactNode} from "react"
import {Picture} from "../components/picture/picture"
import {Paragraph} from "../components/rich-text/rich-text"
import {type TFunction, useWords} from "../i18n/use-words"
import {DisclosureContent} from "./disclosure"
import * as styles from "./itinerary.module.css"

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

export type Stay = {
  region: Queries.MappedPlaceFragment
  /** What it is called, and its page; without both where a trip has one place. */
  name?: string
  to?: string
  content: ReactNode
}

export const staysOfDays = ({items}: NonNullable<Trip["days"]>): Stay[] => {
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

export const staysOfStops = ({items}: NonNullable<Trip["stops"]>): Stay[] =>
  items.map(({region, title: name, description}) => ({
    region,
    name,
    content: (
      <DisclosureContent className={`measure ${styles.content}`}>
        <Paragraph text={description} />
      </DisclosureContent>
    ),
  }))
