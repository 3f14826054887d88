import {useEffect, useState} from "react"
import type {Language} from "../../../i18n/languages"
import {useLateWords} from "../../../i18n/use-late-words"
import {useWords} from "../../../i18n/use-words"
import {isDay, today} from "../../../lib/days"
import {changeTravellers, setFirstDay, useFirstDays, useTravellers} from "../../../planner/store"
import type {PlannedTrip, PlannedTrips} from "../load-trips"
import {judgeDay} from "../preparation"
import {DayField} from "./day-field"
import * as styles from "./preparation.module.css"
import {answerId} from "./preparation-answer"
import {PreparationList} from "./preparation-list"

/** Words of the preparation; those of all languages come with its code. */
const wordsIn = (language: Language): object =>
  require(`../../../../locales/${language}/preparation.json`)

/** Season and closures of a trip, before a day is picked; nothing if it is open all year. */
const WhenOpen = ({season, regions}: PlannedTrip) => {
  const t = useWords()
  const lines = [
    season && t("preparation:season", {season: season.label}),
    ...regions.map(({closures}) => {
      const periods = closures?.periods.map(({label}) => label).join(", ") ?? ""
      return closures && t("preparation:closure", {title: closures.title, periods})
    }),
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <ul className={styles.open}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/**
 * Asks for the departure day and lists tasks with dates. The day is stored in the browser for its
 * trip; of several trips the first with a stored day is shown.
 */
export const Preparation = ({trips}: {trips: PlannedTrips}) => {
  useLateWords("preparation", wordsIn)
  const t = useWords()
  const dayOf = useFirstDays()
  const keepDay = (slug: string, day: string) =>
    setFirstDay(slug, isDay(day) && day >= today() ? day : "")
  const keptOf = ({slug}: PlannedTrip) => dayOf(slug)
  const [slug, setSlug] = useState(() => (trips.find(keptOf) ?? trips[0]).slug)
  const trip = trips.find(other => other.slug === slug) ?? trips[0]
  const [day, setDay] = useState(() => keptOf(trip))
  const [isUnreadable, setIsUnreadable] = useState(false)
  if (trip.slug !== slug) {
    // Its trip was removed from the list.
    setSlug(trip.slug)
    setDay(keptOf(trip))
    setIsUnreadable(false)
  }
  const tellMonth = (told: string) => changeTravellers({month: Number(told.slice(5, 7))})
  const {month} = useTravellers()
  // A day that is kept from an earlier visit names the month of this one, unless it has another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the preparation opens
  useEffect(() => {
    if (day && !month) tellMonth(day)
  }, [])
  const settle = (told: string, isWrong: boolean) => {
    if (told === day && isWrong === isUnreadable) return
    setDay(told)
    setIsUnreadable(isWrong)
    if (told && keptOf(trip) === told) tellMonth(told)
  }
  /** A trip without a stored day uses the one that is shown. */
  const pick = (picked: PlannedTrip) => {
    const told = keptOf(picked) || day
    keepDay(picked.slug, told)
    if (keptOf(picked)) tellMonth(told)
    setSlug(picked.slug)
    setDay(told)
    setIsUnreadable(false)
  }
  const fault = isUnreadable ? "unreadable" : day ? judgeDay(day, today()) : undefined
  return (
    <>
      <WhenOpen {...trip} />
      <div className={styles.fields}>
        {trips.length > 1 && (
          <label className={styles.field}>
            <span>{t("preparation:trip")}</span>
            <select
              value={trip.slug}
              onChange={event => {
                const picked = trips.find(other => other.slug === event.target.value)
                if (picked) pick(picked)
              }}
            >
              {trips.map(other => (
                <option key={other.slug} value={other.slug}>
                  {other.title}
                </option>
              ))}
            </select>
          </label>
        )}
        <DayField
          key={trip.slug}
          day={day}
          fault={fault && answerId}
          onDraft={draft => keepDay(trip.slug, draft)}
          onDay={settle}
        />
      </div>
      <PreparationList key={trip.slug} trip={trip} day={day} fault={fault} />
    </>
  )
}
