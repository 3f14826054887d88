import {useState} from "react"
import {BookButton} from "../components/chat-button/chat-button"
import {Link} from "../components/link/link"
import {Picture} from "../components/picture/picture"
import {saveTrip} from "../components/save-button/save-button"
import {formatDay} from "../i18n/format"
import {useLanguage, useWords} from "../i18n/use-words"
import {writeQuery} from "../lib/query"
import {joined} from "../lib/text/letters"
import {useTripDate} from "../visitor/store"
import {mostCompared} from "./comparison"
import type {PlannedTrip} from "./planned-trip"
import * as styles from "./saved-list.module.css"

type SavedTripProps = {
  trip: PlannedTrip
  isTicked: boolean
  /** Whether one more can be compared. */
  canTick: boolean
  onTick: () => void
  onRemove: () => void
}

const SavedTrip = ({trip, isTicked, canTick, onTick, onRemove}: SavedTripProps) => {
  const t = useWords()
  const {slug, title} = trip
  const {day} = useTripDate(slug)
  const language = useLanguage()
  const facts = [trip.durationLabel, trip.priceText, trip.pesosText, trip.season?.label]
  return (
    <li className={`card ${styles.trip}`} data-color={trip.color}>
      <Picture image={trip.image} alt="" sizes="min(36vw, 240px)" className="cover" />
      <div className={`stack ${styles.text}`}>
        <h2 className="h3">
          <Link to={`/experiences/${slug}/`} className="stretched">
            {title}
          </Link>
        </h2>
        <p className="quiet">{joined(facts, " · ")}</p>
        {day && (
          <p className="quiet">{t("common:messaging.day", {day: formatDay(day, language)})}</p>
        )}
        <div className={`cluster ${styles.actions}`} data-screen-only="">
          <BookButton experience={trip} position="saved" variant="" />
          <label className="choice">
            <input
              type="checkbox"
              name="trips"
              value={slug}
              checked={isTicked}
              disabled={!isTicked && !canTick}
              onChange={onTick}
            />
            {t("planner:saved.pick")}
            <span className="visuallyHidden">{` ${title}`}</span>
          </label>
          <button
            type="button"
            className="plain"
            aria-label={`${t("planner:saved.remove")}: ${title}`}
            data-removes={slug}
            onClick={onRemove}
          >
            {t("planner:saved.remove")}
          </button>
        </div>
      </div>
    </li>
  )
}

type SavedListProps = {
  trips: readonly PlannedTrip[]
  /** Slugs of those that are compared. */
  ticked: readonly string[]
}

/** The saved trips, and the way to take back the last removal, in the place of the trip. */
export const SavedList = ({trips, ticked}: SavedListProps) => {
  const t = useWords()
  /** The trip that was removed last, and its index in the list. */
  const [removed, setRemoved] = useState<{trip: PlannedTrip; index: number}>()
  const tick = (slug: string) => {
    const others = ticked.filter(other => other !== slug)
    writeQuery({trips: (others.length < ticked.length ? others : [...ticked, slug]).join()})
  }
  const remove = (trip: PlannedTrip, index: number) => {
    saveTrip(trip, false)
    setRemoved({trip, index})
  }
  const undo = ({trip, index}: NonNullable<typeof removed>) => {
    saveTrip(trip, true, trips[index]?.slug)
    setRemoved(undefined)
    // The button goes: the focus moves to what it brought back.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-removes="${trip.slug}"]`)?.focus())
  }
  const entries = trips.map((trip, index) => (
    <SavedTrip
      key={trip.slug}
      trip={trip}
      isTicked={ticked.includes(trip.slug)}
      canTick={ticked.length < mostCompared}
      onTick={() => tick(trip.slug)}
      onRemove={() => remove(trip, index)}
    />
  ))
  if (removed && !trips.includes(removed.trip))
    entries.splice(
      removed.index,
      0,
      <li key={`without ${removed.trip.slug}`} className="cluster" data-screen-only="">
        <span id="removed">{t("planner:saved.removed", {title: removed.trip.title})}</span>
        <button
          type="button"
          className="button outline"
          aria-describedby="removed"
          // biome-ignore lint/a11y/noAutofocus: the button that had the focus has gone
          autoFocus
          onClick={() => undo(removed)}
        >
          {t("planner:saved.undo")}
        </button>
      </li>,
    )
  return entries.length > 0 && <ul className="stack">{entries}</ul>
}
