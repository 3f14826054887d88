import type {ComponentType} from "react"
import {contact, pressed} from "../../../analytics/attributes"
import {chatCodes} from "../../../chat/reference"
import {useChat} from "../../../chat/use-chat"
import {ExternalLink} from "../../../components/link/external-link"
import {Picture} from "../../../components/picture/picture"
import {formatDay} from "../../../i18n/format"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import {useKeptDays} from "../kept-day"
import type {PlannedTrip} from "../load-trips"
import * as styles from "./comparison.module.css"

type CompareHeadsProps = {
  trips: readonly PlannedTrip[]
  /** Whether a phone leaves the trip of a column out. */
  isAway: (index: number) => boolean
  /** Booking link of a trip. */
  Book: ComponentType<{trip: PlannedTrip}>
}

/** The row under the titles: each trip's picture, its first day if one is kept, Book and Ask. */
export const CompareHeads = ({trips, isAway, Book}: CompareHeadsProps) => {
  const t = useWords()
  const language = useLanguage()
  const link = useChat()
  const days = useKeptDays(trips.map(({slug}) => slug))
  return (
    <tr className={styles.heads}>
      <td />
      {trips.map((trip, index) => {
        const {slug, code, title, openFacts, narrowImage} = trip
        const text = openFacts?.chatText ?? t("planner:compare.askChat", {title})
        const day = days[index]
        return (
          <td key={slug} data-away={isAway(index) || undefined}>
            <Picture
              image={narrowImage}
              alt=""
              sizes="(min-width: 768px) 22vw, 34vw"
              className={styles.picture}
            />
            {day && <p>{t("common:messaging.day", {day: formatDay(day, language)})}</p>}
            <Book trip={trip} />
            <ExternalLink
              {...link({text, codes: [chatCodes.ask, code]})}
              className={styles.ask}
              {...pressed(contact("whatsapp", "compare"))}
            >
              {t("planner:compare.ask")}
              <span className="visuallyHidden">{`: ${title}`}</span>
            </ExternalLink>
          </td>
        )
      })}
    </tr>
  )
}
