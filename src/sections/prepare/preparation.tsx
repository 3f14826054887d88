import {useState} from "react"
import {useWords} from "../../i18n/use-words"
import {keepDay, recallDay} from "../../planner/kept-day"
import {useIdentity} from "../../site/use-identity"
import * as styles from "./preparation.module.css"
import {PreparationList} from "./preparation-list"
import type {PreparedTrip} from "./prepared-trip"

/**
 * Asks for the day on which a trip begins, and lists what to do by when. The day stays in the browser,
 * for its trip; of several trips the first whose day is kept is shown.
 */
export const Preparation = ({trips}: {trips: readonly PreparedTrip[]}) => {
  const t = useWords()
  const {productId} = useIdentity()
  const keptOf = ({slug}: PreparedTrip) => recallDay(productId, slug)
  const [slug, setSlug] = useState(() => trips.find(keptOf)?.slug)
  const trip = trips.find(other => other.slug === slug) ?? trips[0]
  const [day, setDay] = useState(() => (trip ? keptOf(trip) : ""))
  const [isPicked, setIsPicked] = useState(false)
  /** A trip without a day of its own takes over the one that is shown. */
  const pick = (picked: PreparedTrip, told: string) => {
    setSlug(picked.slug)
    setDay(told)
    keepDay(productId, picked.slug, told)
    setIsPicked(true)
  }
  return (
    <>
      <div className={styles.fields}>
        {trips.length > 1 && (
          <label className={styles.field}>
            <span>{t("prepare:trip")}</span>
            <select
              value={trip?.slug}
              onChange={event => {
                const picked = trips.find(other => other.slug === event.target.value)
                if (picked) pick(picked, keptOf(picked) || day)
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
        <label className={styles.field}>
          <span>{t("prepare:day")}</span>
          <input
            type="date"
            value={day}
            autoComplete="off"
            onChange={event => trip && pick(trip, event.target.value)}
          />
        </label>
      </div>
      {trip && <PreparationList trip={trip} day={day} isPicked={isPicked} />}
    </>
  )
}
