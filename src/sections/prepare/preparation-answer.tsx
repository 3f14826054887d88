import {contact} from "../../analytics/attributes"
import {chatCodes, withReference} from "../../booking/reference"
import {whatsappUrl} from "../../booking/whatsapp"
import {Button} from "../../components/button/button"
import {formatDay} from "../../i18n/format"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import type {Day} from "../../planner/days"
import type {Preparation} from "../../planner/preparation"
import {useIdentity} from "../../site/use-identity"
import * as styles from "./preparation.module.css"
import type {PreparedTrip} from "./prepared-trip"

type PreparationAnswerProps = {
  trip: PreparedTrip
  day: Day
  /** Undefined as long as no day is picked. */
  made: Preparation | undefined
}

/**
 * What a picked day means: how much there is to do, or that it is past or late. It is always there, so
 * that a reader hears what comes into it; the list itself would be too long to be told at once.
 */
export const PreparationAnswer = ({trip, day, made}: PreparationAnswerProps) => {
  const t = useWords()
  const language = useLanguage()
  const {whatsapp} = useIdentity()
  const written = made ? formatDay(day, language) : ""
  const chat = () =>
    withReference(
      t("prepare:chat", {title: trip.title, day: written}),
      language,
      chatCodes.ask,
      trip.code,
    )
  const number = made?.tasks.filter(({key}) => key !== "departure").length ?? 0
  return (
    <div role="status" className={styles.answer}>
      {made?.state === "past" && <p className={styles.warning}>{t("prepare:past")}</p>}
      {made?.state === "late" && (
        <div className={styles.warning}>
          <p>{t("prepare:late", {count: made.daysLeft})}</p>
          <Button href={whatsappUrl(whatsapp, chat())} event={contact("whatsapp", "prepare")}>
            {t("prepare:ask")}
          </Button>
        </div>
      )}
      {number > 0 && <p>{t("prepare:ready", {number, day: written})}</p>}
    </div>
  )
}
