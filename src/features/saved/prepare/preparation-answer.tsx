import {contact} from "../../../analytics/attributes"
import {chatCodes} from "../../../chat/reference"
import {useChat} from "../../../chat/use-chat"
import {Button} from "../../../components/button/button"
import {formatDay} from "../../../i18n/format"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import {type Day, today} from "../../../lib/days"
import {type DayFault, type Preparation, yearsAhead} from "../preparation"
import type {PreparedTrip} from "../trip-to-prepare"
import * as styles from "./preparation.module.css"

/** Id of the answer, for the field's description. */
export const answerId = "preparation-answer"

const faultWords = {
  unreadable: "preparation:unreadable",
  year: "preparation:year",
  past: "preparation:past",
} as const

type PreparationAnswerProps = {
  trip: PreparedTrip
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
  const late = made?.state === "late"
  const chat = () => {
    const matters = [...warnings, ...(late ? [t("preparation:chatLate")] : [])].join(" ")
    const text = t("preparation:chat", {title: trip.title, day: written, matters})
    return link({text, codes: [chatCodes.ask, trip.code], namesDay: true})
  }
  const number = made?.tasks.filter(({key}) => key !== "departure").length ?? 0
  const year = Number.parseInt(today(), 10)
  return (
    <div role="status" id={answerId} className={styles.answer}>
      {fault && (
        <p className={styles.warning}>
          {t(faultWords[fault], {from: year, to: year + yearsAhead})}
        </p>
      )}
      {(warnings.length > 0 || late) && (
        <div className={styles.warning}>
          {warnings.map(warning => (
            <p key={warning}>{warning}</p>
          ))}
          {warnings.length > 0 && <p>{t("preparation:advice")}</p>}
          {late && <p>{t("preparation:late", {count: made.daysLeft})}</p>}
          <Button {...chat()} event={contact("whatsapp", "prepare")}>
            {t("preparation:ask")}
          </Button>
        </div>
      )}
      {number > 0 && <p>{t("preparation:ready", {number, day: written})}</p>}
    </div>
  )
}
