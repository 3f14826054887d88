import {graphql} from "gatsby"
import {capitalMonth} from "../../i18n/format"
import {useWords} from "../../i18n/use-words"
import {monthOf, monthsOfYear} from "../../lib/days"
import {isInSeason, type Season} from "../../lib/season"
import {useTripDate} from "../../visitor/store"
import * as styles from "./month-strip.module.css"

export const fragment = graphql`
  fragment MonthStrip on Region {
    months
    monthLines(language: $language) {
      kind
      text
    }
  }
`

/** Grid columns that a season covers; one over New Year covers both ends. */
const columnsOf = (season: Season) => {
  if (monthsOfYear.every(month => isInSeason(month, season))) return ["1 / 13"]
  const [first, last] = [monthOf(season.from), monthOf(season.to)]
  return first <= last ? [`${first} / ${last + 1}`] : [`1 / ${last + 1}`, `${first} / 13`]
}

/** A line of a strip's legend, with the pattern that it explains. */
export const MonthLine = ({kind, text}: {kind: string; text: string}) => (
  <li className={styles.line} data-kind={kind}>
    {text}
  </li>
)

type MonthStripProps = {
  region: Queries.MonthStripFragment
  /** Season of the trips that go there: first and last day as MM-DD, and in words. */
  season?: Queries.NamedSeasonFragment | null
  /** Seasons of single trips. */
  trips?: readonly {title: string; season: Queries.NamedSeasonFragment | null}[]
  /** The trip whose date it shows; without one the chosen month. */
  slug?: string
  /** True where one legend serves several strips: its own is for screen readers, and leaves the season out. */
  isLegendHidden?: boolean
}

/**
 * The twelve months of a region: dry, mixed or wet, by pattern and word. The text below says the
 * same as the strip, which is hidden from screen readers. A season comes first, because dry months
 * may lie outside it.
 */
export const MonthStrip = (props: MonthStripProps) => {
  const {region, season, trips = [], slug, isLegendHidden} = props
  const t = useWords()
  const {month: selected} = useTripDate(slug)
  const {months, monthLines} = region
  const ofTrips = trips.flatMap(trip => (trip.season ? [{...trip.season, title: trip.title}] : []))
  if (!months) return null
  return (
    <div className={`stack ${styles.strip}`}>
      <div className={styles.months} aria-hidden="true">
        {months.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place in the year
          <span key={index} data-selected={index + 1 === selected || undefined}>
            <span className="quiet">{capitalMonth(index + 1, t).charAt(0)}</span>
            <span className={styles.month} data-kind={kind} />
          </span>
        ))}
        {[...new Set([...(season ? [season] : []), ...ofTrips].flatMap(columnsOf))].map(columns => (
          <span key={columns} className={styles.season} style={{gridColumn: columns}} />
        ))}
      </div>
      <ul className={isLegendHidden ? "visuallyHidden" : `stack ${styles.lines}`}>
        {season && !isLegendHidden && (
          <MonthLine kind="season" text={t("place:months.season", {season: season.label})} />
        )}
        {ofTrips.map(({title, label}) => (
          <MonthLine key={title} kind="season" text={`${title}: ${label}`} />
        ))}
        {monthLines.map(({kind, text}) => (
          <MonthLine key={kind} kind={kind} text={text} />
        ))}
      </ul>
    </div>
  )
}
