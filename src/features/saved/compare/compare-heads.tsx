import {contact, pressed} from "../../../analytics/attributes"
import {useDayInChat, useFirstDayLine} from "../../../chat/first-day"
import {chatCodes} from "../../../chat/reference"
import {useChat} from "../../../chat/use-chat"
import {BookButton} from "../../../components/book-button/book-button"
import {ExternalLink} from "../../../components/link/external-link"
import {Picture} from "../../../components/picture/picture"
import {useWords} from "../../../i18n/use-words"
import type {PlannedTrip} from "../load-trips"
import * as styles from "./comparison.module.css"

const CompareHead = ({trip}: {trip: PlannedTrip}) => {
  const t = useWords()
  const link = useChat()
  const {slug, code, title, openFacts, image} = trip
  const day = useFirstDayLine()(slug)
  const withDay = useDayInChat(slug)
  const text = openFacts?.chatText ?? t("planner:compare.askChat", {title})
  return (
    <div className={styles.head}>
      <Picture
        image={image}
        alt=""
        sizes="(min-width: 768px) 22vw, 46vw"
        className={styles.picture}
      />
      <BookButton experience={trip} position="compare" />
      <ExternalLink
        {...link(withDay({text, codes: [chatCodes.ask, code]}))}
        className={styles.ask}
        {...pressed(contact("whatsapp", "compare"))}
      >
        {t("planner:compare.ask")}
        <span className="visuallyHidden">{`: ${title}`}</span>
      </ExternalLink>
      {day && <p>{day}</p>}
    </div>
  )
}

type CompareHeadsProps = {
  trips: readonly PlannedTrip[]
  /** Whether a phone leaves the trip of a column out. */
  isAway: (index: number) => boolean
}

/** The row under the titles: each trip's picture, Book, Ask, and its first day if one is kept. */
export const CompareHeads = ({trips, isAway}: CompareHeadsProps) => (
  <tr className={styles.heads}>
    <td />
    {trips.map((trip, index) => (
      <td key={trip.slug} data-away={isAway(index) || undefined}>
        <CompareHead trip={trip} />
      </td>
    ))}
  </tr>
)
