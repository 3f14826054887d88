import {useEffect} from "react"
import {preparationUsed} from "../../analytics/planner-used"
import {buttonClass} from "../../components/button/button"
import {formatDay} from "../../i18n/format"
import {localizedPath} from "../../i18n/paths"
import {useLanguage} from "../../i18n/use-language"
import {useWords, type Words} from "../../i18n/use-words"
import {calendarFile} from "../../planner/calendar-file"
import {type Day, today} from "../../planner/days"
import {prepare, type Task} from "../../planner/preparation"
import {toPrepare} from "../../planner/trip-to-prepare"
import {useIdentity} from "../../site/use-identity"
import {offerFile} from "./offer-file"
import * as styles from "./preparation.module.css"
import {PreparationAnswer} from "./preparation-answer"
import type {PreparedTrip} from "./prepared-trip"

export type PreparationListProps = {
  trip: PreparedTrip
  /** Empty as long as nobody has picked one. */
  day: Day
  /** Whether the visitor has just picked it: one that was kept is not counted once more. */
  isPicked: boolean
}

const feesOf = ({regions}: PreparedTrip) =>
  [
    ...new Set(
      regions.flatMap(({fees}) =>
        (fees ?? []).map(({name, amountText}) => (amountText ? `${name}: ${amountText}` : name)),
      ),
    ),
  ].join("; ")

const wordsOf = ({key}: Task, trip: PreparedTrip, t: Words) => ({
  title: t(`prepare:taskTitle.${key}`, {title: trip.title}),
  text: t(`prepare:taskText.${key}`, {fees: feesOf(trip)}),
})

/** What to do before a trip, by day, as a list, on paper, or as a file for a calendar. */
export const PreparationList = ({trip, day, isPicked}: PreparationListProps) => {
  const t = useWords()
  const language = useLanguage()
  const {brand, productId} = useIdentity()
  const {slug, title} = trip
  const made = prepare(toPrepare(trip), day, today())
  const tasks = made?.tasks ?? []
  const daysLeft = made?.daysLeft ?? -1
  useEffect(() => {
    if (isPicked && daysLeft >= 0) preparationUsed(slug, "shown", daysLeft)
  }, [slug, daysLeft, isPicked])

  const takeAlong = () => {
    const address = window.location.origin + localizedPath(language, `/experiences/${slug}/`)
    const entries = tasks.map(task => {
      const words = wordsOf(task, trip, t)
      return {
        id: `${productId}-${slug}-${task.key}`,
        day: task.day,
        length: task.length,
        title: task.key === "departure" ? words.title : `${words.title} (${title})`,
        text: `${words.text}\n${t("prepare:calendarText", {address})}`,
        address,
        isBusy: task.key === "departure",
      }
    })
    const owner = window.location.hostname
    const file = calendarFile(entries, {owner, maker: brand, language, now: new Date()})
    offerFile(`${t("prepare:file", {slug})}.ics`, "text/calendar", file)
    preparationUsed(slug, "calendar", daysLeft)
  }
  return (
    <>
      <PreparationAnswer trip={trip} day={day} made={made} />
      {tasks.length > 0 && (
        <>
          <ol className={styles.tasks}>
            {tasks.map(task => {
              const words = wordsOf(task, trip, t)
              return (
                <li key={task.key} data-late={task.isLate || undefined}>
                  <p className={styles.when}>
                    <time dateTime={task.day}>{formatDay(task.day, language)}</time>
                    {task.isLate && ` · ${t("prepare:byNow")}`}
                  </p>
                  <h3 className={styles.what}>{words.title}</h3>
                  <p>{words.text}</p>
                </li>
              )
            })}
          </ol>
          <div className={styles.actions}>
            <button type="button" className={buttonClass()} onClick={takeAlong}>
              {t("prepare:calendar")}
            </button>
            <button
              type="button"
              className={buttonClass({variant: "quiet"})}
              onClick={() => {
                preparationUsed(slug, "printed", daysLeft)
                window.print()
              }}
            >
              {t("prepare:print")}
            </button>
          </div>
        </>
      )}
    </>
  )
}
