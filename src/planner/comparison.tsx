import {useEffect, useState} from "react"
import {contact} from "../analytics/attributes"
import {useTripLines} from "../chat/first-day"
import {chatCodes} from "../chat/reference"
import {useChat} from "../chat/use-chat"
import {BookButton} from "../components/book-button/book-button"
import {Button, buttonClass} from "../components/button/button"
import {Link} from "../components/link/link"
import {Picture} from "../components/picture/picture"
import {RichText} from "../components/rich-text/rich-text"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {queryOf, valuesIn} from "../lib/text/values-in"
import * as styles from "./comparison.module.css"
import type {PlannedTrip} from "./planned-trip"
import {pickSaved, useTravellers} from "./store"

const fewest = 2

/** Most trips that stand side by side. */
export const mostCompared = 3

const factOf = ({factRows}: PlannedTrip, name: string) =>
  factRows.find(fact => fact.name === name)?.lines

/** What each row says of a trip: a line, or several as a list; nothing where that is not stated. */
const rows = {
  price: trip => [trip.priceText, ...(factOf(trip, "price")?.slice(1) ?? [])],
  duration: trip => [trip.durationLabel],
  places: trip => [trip.where],
  weather: (trip, month) =>
    [month && trip.monthTexts?.[month - 1], trip.when, factOf(trip, "season")?.[0]]
      .filter(line => typeof line === "string")
      .slice(0, 1),
  effort: trip => factOf(trip, "effort") ?? factOf(trip, "access") ?? [],
  included: trip => trip.includes?.items ?? factOf(trip, "covers") ?? [],
} satisfies Record<string, (trip: PlannedTrip, month: number | undefined) => readonly string[]>

const CompareTable = ({trips}: {trips: readonly PlannedTrip[]}) => {
  const t = useWords()
  const {month} = useTravellers()
  const titles = trips.map(({title}) => title).join(", ")
  const caption = t("planner:compare.caption", {titles})
  const names = Object.keys(rows) as (keyof typeof rows)[]
  return (
    // A keyboard scrolls what has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={`table ${styles.table}`}>
        <thead>
          <tr>
            <td />
            {trips.map(trip => (
              <th key={trip.slug} scope="col">
                <Picture
                  image={trip.image}
                  alt=""
                  sizes="(min-width: 768px) 22vw, 46vw"
                  className={styles.picture}
                />
                <Link to={`/experiences/${trip.slug}/`}>{trip.title}</Link>
              </th>
            ))}
          </tr>
          <tr data-screen-only="">
            <td />
            {trips.map(trip => (
              <td key={trip.slug} className={styles.book}>
                <BookButton experience={trip} position="compare" />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map(name => (
            <tr key={name}>
              <th scope="row">{t(`planner:compare.row.${name}`)}</th>
              {trips.map(trip => {
                const lines = rows[name](trip, month)
                return (
                  <td key={trip.slug}>
                    {lines.length === 0 && <span>{t("planner:compare.nothing")}</span>}
                    {lines.map(line => (
                      <p key={line}>
                        <RichText text={line} />
                      </p>
                    ))}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** One chat about the trips that are compared, and paper. */
const CompareActions = ({trips}: {trips: readonly PlannedTrip[]}) => {
  const t = useWords()
  const link = useChat()
  const {lines, namesDay} = useTripLines(trips)
  const text = [t("planner:compare.chat"), ...lines].join("\n")
  return (
    <div className={`cluster ${styles.actions}`}>
      <Button
        {...link({text, codes: [chatCodes.compare], namesDay})}
        variant="quiet"
        event={contact("whatsapp", "compare")}
      >
        {t("planner:compare.ask")}
      </Button>
      <button
        type="button"
        className={buttonClass({variant: "quiet"})}
        onClick={() => window.print()}
      >
        {t("planner:compare.print")}
      </button>
    </div>
  )
}

/**
 * Compares two or three trips that the address names, so that it can be shared. Until scripts run it
 * says that it needs them, because one page serves every address.
 */
export const Comparison = ({all, search}: {all: readonly PlannedTrip[]; search: string}) => {
  const t = useWords()
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  if (!isHydrated)
    return (
      <Section isTight>
        <p className={styles.noScripts}>{t("planner:compare.noScripts")}</p>
      </Section>
    )
  const slugs = pickSaved(valuesIn(queryOf(search), "trips"))
  const named = slugs.flatMap(slug => all.find(trip => trip.slug === slug) ?? [])
  const unknown = slugs.filter(slug => !named.some(trip => trip.slug === slug))
  const trips = named.slice(0, mostCompared)
  const more = named.slice(mostCompared).map(({title}) => title)
  return (
    <Section isTight>
      {unknown.length > 0 && (
        <p role="alert">{t("planner:compare.unknown", {slugs: unknown.join(", ")})}</p>
      )}
      {more.length > 0 && (
        <p role="alert">
          {t("planner:compare.more", {most: mostCompared, titles: more.join(", ")})}
        </p>
      )}
      {trips.length >= fewest ? (
        <>
          <CompareTable trips={trips} />
          <CompareActions trips={trips} />
        </>
      ) : (
        <div className="cluster">
          <p className={styles.few}>{t("planner:compare.few")}</p>
          <Button to="/saved/">{t("common:nav.saved")}</Button>
          <Button to="/experiences/" variant="quiet">
            {t("common:actions.viewAll")}
          </Button>
        </div>
      )}
    </Section>
  )
}
