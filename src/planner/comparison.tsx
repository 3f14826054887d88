import {contactEvent} from "../analytics/attributes"
import type {ChatSubject} from "../chat/chat-text"
import {Button} from "../components/button/button"
import {BookButton, ChatButton} from "../components/chat-button/chat-button"
import {EmailLink} from "../components/email-link/email-link"
import {Link} from "../components/link/link"
import {Picture} from "../components/picture/picture"
import {RichText} from "../components/rich-text/rich-text"
import {Section} from "../components/section/section"
import {ShareButton} from "../components/share-button/share-button"
import {localizedPath} from "../i18n/paths"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {useQuery} from "../lib/query"
import {useTripDates} from "../visitor/store"
import * as styles from "./comparison.module.css"
import type {PlannedTrip} from "./planned-trip"
import {PrintButton} from "./print-button"
import {tripsIn} from "./trips-in"
import {Unread} from "./unread"

/** Most trips that stand side by side. */
export const mostCompared = 3

type Lines = readonly string[]

const factOf = ({factRows}: PlannedTrip, name: string) =>
  factRows.find(fact => fact.name === name)?.lines

const rowNames = [
  "price",
  "duration",
  "places",
  "nights",
  "flights",
  "weather",
  "effort",
  "included",
] as const

type RowName = (typeof rowNames)[number]

/** Rows of which what all trips say, or leave open, stands once at the end; but for the price itself. */
const shared: readonly RowName[] = ["price", "effort", "included"]

/** What the rows say of a trip, line by line; nothing where that is not stated. */
const rowsOf = (trip: PlannedTrip, month: number | undefined): Record<RowName, Lines> => {
  const weather = [month && trip.monthTexts?.[month - 1], trip.when, factOf(trip, "season")?.[0]]
  return {
    price: [trip.priceText, ...(factOf(trip, "price")?.slice(1) ?? [])],
    duration: [trip.durationLabel],
    places: [trip.where],
    nights: factOf(trip, "nights") ?? [],
    flights: factOf(trip, "flights") ?? [],
    weather: [
      ...weather.filter(line => typeof line === "string").slice(0, 1),
      ...(factOf(trip, "closedStarts") ?? []),
    ],
    effort: factOf(trip, "effort")?.slice(0, 2) ?? [],
    included: trip.includes?.items ?? factOf(trip, "covers") ?? [],
  }
}

const Cell = ({lines}: {lines: Lines}) =>
  lines.map(line => (
    <p key={line}>
      <RichText text={line} />
    </p>
  ))

/** Each row's name stands above its cells, so that three trips fit a phone. */
const CompareTable = ({trips, caption}: {trips: readonly PlannedTrip[]; caption: string}) => {
  const t = useWords()
  const dateOf = useTripDates()
  const columns = trips.map(trip => rowsOf(trip, dateOf(trip.slug).month))
  // Nights and flights make no sense of days alone.
  const names = rowNames.filter(
    name => shared.includes(name) || columns.some(column => column[name].length > 0),
  )
  const rows = names.map(name => {
    const all = columns.map(column =>
      column[name].length > 0 ? column[name] : [t("planner:compare.nothing")],
    )
    const isAlike = (line: string, index: number) =>
      (name !== "price" || index > 0) && all.every(lines => lines.includes(line))
    const alike = shared.includes(name) ? (all[0] ?? []).filter(isAlike) : []
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
              <Picture image={image} alt="" sizes="30vw" className={styles.picture} />
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

/**
 * The two or three trips that the address names, so that it can be shared. Nothing until scripts run,
 * because one page serves every address.
 */
export const useCompared = (all: readonly PlannedTrip[]) => {
  const query = useQuery()
  if (!query) return undefined
  return tripsIn(query, "trips")
    .flatMap(slug => all.find(trip => trip.slug === slug) ?? [])
    .slice(0, mostCompared)
}

type ComparisonProps = {
  trips: ReturnType<typeof useCompared>
  /** The chat about them all. */
  chat: ChatSubject | undefined
}

/** Compares trips. */
export const Comparison = ({trips: found, chat}: ComparisonProps) => {
  const t = useWords()
  const trips = found ?? []
  const titles = trips.map(({title}) => title).join(", ")
  const slugs = trips.map(({slug}) => slug).join()
  const path = `${localizedPath(useLanguage(), "/compare/")}?trips=${slugs}`
  return (
    <Section isTight>
      {!found && <Unread noScripts={t("planner:compare.noScripts")} />}
      {trips.length > 1 ? (
        <>
          <CompareTable trips={trips} caption={t("planner:compare.caption", {titles})} />
          <div className={`cluster ${styles.actions}`} data-screen-only="">
            <ChatButton
              chat={chat}
              label={t("planner:compare.ask")}
              variant="quiet"
              event={contactEvent("whatsapp", "compare")}
            />
            <EmailLink chat={chat} subject={t("planner:compare.title")} position="compare" />
          </div>
          <div className="cluster" data-screen-only="">
            <ShareButton title={titles} path={path} id={slugs} />
            <PrintButton label={t("planner:compare.print")} />
          </div>
        </>
      ) : (
        found && <p>{t("planner:compare.few")}</p>
      )}
      <p className="cluster" data-screen-only="">
        <Button to="/saved/" variant="quiet">
          {t("common:nav.saved")}
        </Button>
        <Button to="/experiences/" variant="quiet">
          {t("common:actions.viewAll")}
        </Button>
      </p>
    </Section>
  )
}
