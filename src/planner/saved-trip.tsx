import {useFirstDayLine} from "../chat/first-day"
import {BookButton} from "../components/book-button/book-button"
import {Link} from "../components/link/link"
import {Picture} from "../components/picture/picture"
import {useWords} from "../i18n/use-words"
import type {PlannedTrip} from "./planned-trip"
import * as styles from "./saved-trip.module.css"

type SavedTripProps = {
  slug: string
  /** Nothing where the catalogue no longer has it. */
  trip: PlannedTrip | undefined
  isPicked: boolean
  /** Whether no other trip can be picked. */
  isFull: boolean
  onPick: () => void
  onRemove: () => void
}

/** An entry of the list: its facts, Book, a tick to compare it, and the way to remove it. */
export const SavedTrip = ({slug, trip, isPicked, isFull, onPick, onRemove}: SavedTripProps) => {
  const t = useWords()
  const day = useFirstDayLine()(slug)
  const facts = [trip?.durationLabel, trip?.priceText, trip?.pesosText, trip?.season?.label]
  return (
    <li className={`card ${styles.trip}`} data-color={trip?.color}>
      {trip && (
        <Picture
          image={trip.image}
          alt=""
          sizes="(min-width: 768px) 160px, 30vw"
          className="cover"
        />
      )}
      <div className={`stack ${styles.text}`}>
        {trip ? (
          <>
            <h2 className={styles.title}>
              <Link to={`/experiences/${slug}/`} className="stretched">
                {trip.title}
              </Link>
            </h2>
            <p className="cluster quiet">
              {facts.map(fact => fact && <span key={fact}>{fact}</span>)}
            </p>
            {day && <p className="quiet">{day}</p>}
          </>
        ) : (
          <p>{t("planner:saved.gone", {slug})}</p>
        )}
        <div className={`cluster ${styles.actions}`} data-screen-only="">
          {trip && (
            <>
              <BookButton experience={trip} position="saved" />
              <label className="choice">
                <input
                  type="checkbox"
                  checked={isPicked}
                  disabled={isFull && !isPicked}
                  onChange={onPick}
                />
                {t("planner:saved.pick")}
                <span className="visuallyHidden">{` ${trip.title}`}</span>
              </label>
            </>
          )}
          <button
            type="button"
            className="plain"
            aria-label={`${t("planner:saved.remove")}: ${trip?.title ?? slug}`}
            data-removes=""
            onClick={onRemove}
          >
            {t("planner:saved.remove")}
          </button>
        </div>
      </div>
    </li>
  )
}
