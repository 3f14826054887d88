import {useFirstDayLine} from "../../../chat/first-day"
import {BookButton} from "../../../components/book-button/book-button"
import {Link} from "../../../components/link/link"
import {Picture} from "../../../components/picture/picture"
import {useWords} from "../../../i18n/use-words"
import type {LoadedTrip} from "../load-trips"
import * as styles from "./saved-trips.module.css"

type SavedTripProps = {
  loaded: LoadedTrip
  /** Whether it is selected for comparison, and whether the limit is reached. */
  isPicked: boolean
  isFull: boolean
  onPick: () => void
  onRemove: () => void
}

/** One saved trip. It can be removed even if it is gone or failed to load. */
export const SavedTrip = ({loaded, isPicked, isFull, onPick, onRemove}: SavedTripProps) => {
  const t = useWords()
  const {slug, state, trip} = loaded
  const name = trip?.title ?? slug
  const day = useFirstDayLine()(slug)
  return (
    <li className={styles.trip} data-color={trip?.color}>
      {trip && (
        <Picture
          image={trip.image}
          alt=""
          sizes="(min-width: 768px) 160px, 30vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        {trip ? (
          <>
            <h2 className={styles.title}>
              <Link to={`/experiences/${slug}/`} className="stretched">
                {trip.title}
              </Link>
            </h2>
            <p className={styles.facts}>
              {[trip.durationLabel, trip.priceText, trip.pesosText, trip.season?.label]
                .filter(Boolean)
                .map(fact => (
                  <span key={fact}>{fact}</span>
                ))}
            </p>
            {day && <p className={styles.facts}>{day}</p>}
          </>
        ) : (
          <p>{state === "gone" ? t("planner:saved.gone", {slug}) : slug}</p>
        )}
      </div>
      <div className={styles.actions}>
        {trip && <BookButton experience={trip} position="saved" />}
        {trip && (
          <label className={styles.pick}>
            <input
              type="checkbox"
              checked={isPicked}
              disabled={isFull && !isPicked}
              onChange={onPick}
            />
            {t("planner:saved.pick")}
            <span className="visuallyHidden">{` ${name}`}</span>
          </label>
        )}
        <button
          type="button"
          className="plain"
          aria-label={`${t("planner:saved.remove")}: ${name}`}
          data-removes=""
          onClick={onRemove}
        >
          {t("planner:saved.remove")}
        </button>
      </div>
    </li>
  )
}
