import {BookButton} from "../components/chat-button/chat-button"
import {Link} from "../components/link/link"
import {Picture} from "../components/picture/picture"
import {Paragraph} from "../components/rich-text/rich-text"
import {useWords} from "../i18n/use-words"
import {useTripDates} from "../visitor/store"
import * as styles from "./compare-table.module.css"
import type {PlannedTrip} from "./planned-trip"

type Lines = readonly string[]

const factOf = ({factRows}: PlannedTrip, name: Queries.FactName): Lines =>
  factRows.find(fact => fact.name === name)?.lines ?? []

/** What the rows say of a trip, line by line and in their order; nothing where that is not stated. */
const rowsOf = (trip: PlannedTrip, month: number | undefined) => {
  const [season] = factOf(trip, "season")
  const weather = [month && trip.monthTexts?.[month - 1], trip.when, season]
  return {
    price: [trip.priceText, ...factOf(trip, "price").slice(1)],
    duration: [trip.durationLabel],
    places: [trip.where],
    nights: factOf(trip, "nights"),
    flights: factOf(trip, "flights"),
    weather: [
      ...weather.filter(line => typeof line === "string").slice(0, 1),
      ...factOf(trip, "closedStarts"),
    ],
    effort: factOf(trip, "effort").slice(0, 1),
    included: factOf(trip, "covers"),
  } satisfies Record<string, Lines>
}

type RowName = keyof ReturnType<typeof rowsOf>

/** Rows whose lines stand once, at the end, if all trips share them; but for the price itself. */
const mayBeAlike: readonly RowName[] = ["price", "effort", "included"]

const Cell = ({lines}: {lines: Lines}) => lines.map(line => <Paragraph key={line} text={line} />)

type CompareTableProps = {trips: readonly PlannedTrip[]; caption: string}

/** The trips in columns. Each row's name stands above its cells, so that three trips fit a phone. */
export const CompareTable = ({trips, caption}: CompareTableProps) => {
  const t = useWords()
  const dateOf = useTripDates()
  const columns = trips.map(trip => ({
    length: trip.length,
    lines: rowsOf(trip, dateOf(trip.slug).month),
  }))
  // Trips of one day have no row for nights and flights.
  const names = (Object.keys(columns[0]?.lines ?? {}) as RowName[]).filter(
    name => mayBeAlike.includes(name) || columns.some(({lines}) => lines[name].length > 0),
  )
  const rows = names.map(name => {
    const all = columns.map(({length: {days, nights: count}, lines}) => {
      if (lines[name].length > 0) return lines[name]
      if (name === "nights")
        return [count ? t("planner:compare.nights", {count}) : t("planner:compare.noNights")]
      const isWithoutFlight = name === "flights" && days === 1
      return [t(isWithoutFlight ? "planner:compare.noFlights" : "planner:compare.nothing")]
    })
    const isAlike = (line: string, index: number) =>
      (name !== "price" || index > 0) && all.every(lines => lines.includes(line))
    const alike = mayBeAlike.includes(name) ? (all[0] ?? []).filter(isAlike) : []
    const cells = all.map(lines => lines.filter(line => !alike.includes(line)))
    return {label: t(`planner:compare.row.${name}`), cells, alike}
  })
  const ofAll = rows.filter(({alike}) => alike.length > 0)
  const nameRow = (label: string) => (
    <tr>
      <th scope="rowgroup" colSpan={trips.length}>
        {label}
      </th>
    </tr>
  )
  return (
    <table className={`table ${styles.table}`}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead>
        <tr>
          {trips.map(({slug, title, image}) => (
            <th key={slug} scope="col">
              <Picture image={image} alt="" sizes="30vw" className={`cover ${styles.picture}`} />
              <Link to={`/experiences/${slug}/`}>{title}</Link>
            </th>
          ))}
        </tr>
        <tr data-screen-only="">
          {trips.map(trip => (
            <td key={trip.slug} className={styles.book}>
              <BookButton experience={trip} position="compare" variant="" />
            </td>
          ))}
        </tr>
      </thead>
      {rows
        .filter(({cells}) => cells.some(lines => lines.length > 0))
        .map(({label, cells}) => (
          <tbody key={label}>
            {nameRow(label)}
            <tr>
              {cells.map((lines, index) => (
                <td key={trips[index]?.slug}>
                  <Cell lines={lines} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      {ofAll.length > 0 && (
        <tbody>
          {nameRow(t("planner:compare.alike"))}
          <tr>
            <td colSpan={trips.length}>
              <Cell lines={ofAll.map(({label, alike}) => `${label}: ${alike.join(", ")}`)} />
            </td>
          </tr>
        </tbody>
      )}
    </table>
  )
}
