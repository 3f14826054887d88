import {useState} from "react"
import {useWords} from "../../i18n/use-words"
import * as styles from "./preparation.module.css"
import {PreparationList} from "./preparation-list"
import type {PreparedTrip} from "./prepared-trip"

/** Asks for the day on which a trip begins, and lists what to do by when. */
export const Preparation = ({trips}: {trips: readonly PreparedTrip[]}) => {
  const t = useWords()
  const [slug, setSlug] = useState<string>()
  const [day, setDay] = useState("")
  const trip = trips.find(other => other.slug === slug) ?? trips[0]
  return (
    <>
      <div className={styles.fields}>
        {trips.length > 1 && (
          <label className={styles.field}>
            <span>{t("prepare:trip")}</span>
            <select value={trip?.slug} onChange={event => setSlug(event.target.value)}>
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
            onChange={event => setDay(event.target.value)}
          />
        </label>
      </div>
      {trip && <PreparationList trip={trip} day={day} />}
    </>
  )
}
