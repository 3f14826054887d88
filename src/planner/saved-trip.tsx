import {BookButton} from "../components/chat-button/chat-button"
import {Link} from "../components/link/link"
import {Picture} from "../components/picture/picture"
import {formatDay} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {joined} from "../lib/text/letters"
import {useTripDate} from "../visitor/store"
import type {PlannedTrip} from "./planned-trip"
import * as styles from "./saved-trip.module.css"

type SavedTripProps = {
  trip: PlannedTrip
  isTicked: boolean
  /** Whether one more can be compared. */
  canTick: boolean
  onTick: () => void
  onRemove: () => void
}

/** An entry of the list: its facts, Book, a tick to compare it, and the way to remove it. */
export const SavedTrip = ({trip, isTicked, canTick, onTick, onRemove}: SavedTripProps) => {
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
