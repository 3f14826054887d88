import type {FocusEvent} from "react"
import {contact} from "../analytics/attributes"
import type {ChatSubject} from "../chat/chat-text"
import {Button} from "../components/button/button"
import {BookButton, ChatButton} from "../components/chat-button/chat-button"
import {Link} from "../components/link/link"
import {Picture} from "../components/picture/picture"
import {RichText} from "../components/rich-text/rich-text"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {keysIn, useQuery} from "../lib/query"
import {currentTrips, useTripDate} from "../visitor/store"
import * as styles from "./comparison.module.css"
import type {PlannedTrip} from "./planned-trip"
import {PrintButton} from "./print-button"

/** Most trips that stand side by side. */
export const mostCompared = 3

type Lines = readonly string[]

const factOf = ({factRows}: PlannedTrip, name: string) =>
  factRows.find(fact => fact.name === name)?.lines

/** What the rows say of a trip, line by line; nothing where that is not stated. */
const rowsOf = (trip: PlannedTrip, month: number | undefined) => {
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
  } satisfies Record<string, Lines>
}

/** A browser leaves half out of view, or under the names of the rows, what has the focus. */
const showWhole = ({target}: FocusEvent) => {
  if (target.matches(":focus-visible")) target.scrollIntoView({block: "nearest", inline: "nearest"})
}

const CompareTable = ({trips}: {trips: readonly PlannedTrip[]}) => {
  const t = useWords()
  const dateOf = useTripDate()
  const caption = t("planner:compare.caption", {
    titles: trips.map(({title}) => title).join(", "),
  })
  const columns = trips.map(trip => ({...trip, rows: rowsOf(trip, dateOf(trip.slug).month)}))
  const all = Object.keys(columns[0]?.rows ?? {}) as (keyof ReturnType<typeof rowsOf>)[]
  const names = all.filter(name => columns.some(({rows}) => rows[name].length > 0))
  return (
    // A keyboard scrolls what has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.scroll} aria-label={caption} tabIndex={0} onFocus={showWhole}>
      <table className={`table ${styles.table}`}>
        <thead>
          <tr>
            <td />
            {trips.map(({slug, title, image}) => (
              <th key={slug} scope="col">
                <Picture
                  image={image}
                  alt=""
                  sizes="(min-width: 48em) 22vw, 46vw"
                  className={styles.picture}
                />
                <Link to={`/experiences/${slug}/`}>{title}</Link>
              </th>
            ))}
          </tr>
          <tr data-screen-only="">
            <td />
            {trips.map(trip => (
              <td key={trip.slug} className={styles.book}>
                <BookButton experience={trip} position="compare" variant="" />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map(name => (
            <tr key={name}>
              <th scope="row">{t(`planner:compare.row.${name}`)}</th>
              {columns.map(({slug, rows}) => (
                <td key={slug}>
                  {rows[name].length === 0 && <span>{t("planner:compare.nothing")}</span>}
                  {rows[name].map(line => (
                    <p key={line}>
                      <RichText text={line} />
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/**
 * The two or three trips that the address names, so that it can be shared. Nothing until scripts run,
 * because one page serves every address.
 */
export const useCompared = (all: readonly PlannedTrip[]) => {
  const named = useQuery()?.getAll("trips")
  if (!named) return undefined
  return currentTrips(named.flatMap(keysIn))
    .flatMap(slug => all.find(trip => trip.slug === slug) ?? [])
    .slice(0, mostCompared)
}

type ComparisonProps = {
  trips: ReturnType<typeof useCompared>
  /** The chat about them all. */
  chat: ChatSubject | undefined
}

/** Compares trips. Until scripts run it says that it needs them. */
export const Comparison = ({trips, chat}: ComparisonProps) => {
  const t = useWords()
  return (
    <Section isTight>
      <p data-without-script="">{t("planner:compare.noScripts")}</p>
      {trips &&
        (trips.length > 1 ? (
          <>
            <CompareTable trips={trips} />
            <div className={`cluster ${styles.actions}`}>
              <ChatButton
                chat={chat}
                label={t("planner:compare.ask")}
                variant="quiet"
                event={contact("whatsapp", "compare")}
              />
              <PrintButton label={t("planner:compare.print")} />
            </div>
          </>
        ) : (
          <div className="cluster">
            <p className={styles.few}>{t("planner:compare.few")}</p>
            <Button to="/saved/">{t("common:nav.saved")}</Button>
            <Button to="/experiences/" variant="quiet">
              {t("common:actions.viewAll")}
            </Button>
          </div>
        ))}
    </Section>
  )
}
