import {contact} from "../../../analytics/attributes"
import {chatCodes} from "../../../chat/reference"
import {useChat} from "../../../chat/use-chat"
import {Button} from "../../../components/button/button"
import {formatDay} from "../../../i18n/format"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import {type Day, today} from "../../../lib/days"
import type {PlannedTrip} from "../load-trips"
import {type DayFault, type Preparation, yearsAhead} from "../preparation"
import * as styles from "./preparation.module.css"

/** Id of the answer, for the field's description. */
export const answerId = "preparation-answer"

const faultWords = {
  unreadable: "preparation:unreadable",
  year: "preparation:year",
  past: "preparation:past",
} as const

type PreparationAnswerProps = {
  trip: PlannedTrip
  day: Day
  /** The day's fault; undefined also if no day is picked. */
  fault: DayFault | undefined
  /** Undefined until a valid day is picked. */
  made: Preparation | undefined
  /** Obstacles to the trip's days: season and closures. */
  warnings: readonly string[]
}

/**
 * Summary of a picked day: obstacles first, then the number of tasks. It is a live region that is
 * always rendered; the list itself would be too long to announce.
 */
export const PreparationAnswer = (props: PreparationAnswerProps) => {
  const {trip, day, fault, made, warnings} = props
  const t = useWords()
  const language = useLanguage()
  const link = useChat()
  const written = made ? formatDay(day, language) : ""
  const matters = [...warnings, ...(made?.isLate ? [t("preparation:chatLate")] : [])]
  const chat = {
    text: t("preparation:chat", {title: trip.title, day: written, matters: matters.join(" ")}),
    codes: [chatCodes.ask, trip.code],
    namesDay: true,
  } as const
  const number = made?.tasks.filter(({key}) => key !== "departure").length ?? 0
  const year = Number.parseInt(today(), 10)
  return (
    <div role="status" id={answerId} className={styles.answer}>
      {fault && (
        <p className={styles.warning}>
          {t(faultWords[fault], {from: year, to: year + yearsAhead})}
        </p>
      )}
      {matters.length > 0 && (
        <div className={styles.warning}>
          {warnings.map(warning => (
            <p key={warning}>{warning}</p>
          ))}
          {warnings.length > 0 && <p>{t("preparation:advice")}</p>}
          {made?.isLate && <p>{t("preparation:late", {count: made.daysLeft})}</p>}
          <Button {...link(chat)} event={contact("whatsapp", "prepare")}>
            {t("preparation:ask")}
          </Button>
        </div>
      )}
      {number > 0 && <p>{t("preparation:ready", {number, day: written})}</p>}
    </div>
  )
}
