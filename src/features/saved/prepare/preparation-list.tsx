import {useEffect} from "react"
import {preparationUsed} from "../../../analytics/planner-used"
import {Link} from "../../../components/link/link"
import {RichText} from "../../../components/rich-text/rich-text"
import {formatDay} from "../../../i18n/format"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import {type Day, today} from "../days"
import type {DayFault} from "../judge-day"
import {isMissed, prepare} from "../preparation"
import {toPrepare} from "../trip-to-prepare"
import * as styles from "./preparation.module.css"
import {PreparationAnswer} from "./preparation-answer"
import type {PreparedTrip} from "./prepared-trip"
import {TakeAlong} from "./take-along"
import {taskWords, warningsOf} from "./task-words"

type PreparationListProps = {
  trip: PreparedTrip
  /** Empty until one is picked. */
  day: Day
  /** The day's fault. */
  fault: DayFault | undefined
  /** Whether it was just picked: a stored day is not counted again. */
  isPicked: boolean
}

/** Tasks before a trip by day: as a list, printed, or as a calendar file. */
export const PreparationList = ({trip, day, fault, isPicked}: PreparationListProps) => {
  const t = useWords()
  const language = useLanguage()
  const {slug} = trip
  const made = fault ? undefined : prepare(toPrepare(trip), day, today())
  const conditions = trip.factRows.find(({name}) => name === "conditions")
  const warnings = made ? warningsOf(trip, day, t) : []
  const tasks = (made?.tasks ?? []).map(task => ({
    ...task,
    ...taskWords(task, trip, warnings, language, t),
  }))
  const daysLeft = made?.daysLeft ?? -1
  useEffect(() => {
    if (isPicked && daysLeft >= 0) preparationUsed(slug, "shown", daysLeft)
  }, [slug, daysLeft, isPicked])
  return (
    <>
      <PreparationAnswer trip={trip} day={day} fault={fault} made={made} warnings={warnings} />
      {tasks.length > 0 && (
        <>
          {conditions && (
            <p>
              <strong>{conditions.label}</strong>
              <span>{`: ${conditions.lines.join("; ")}.`}</span>
            </p>
          )}
          <ol className={styles.tasks}>
            {tasks.map(task => (
              <li key={task.key} data-late={task.isLate || undefined}>
                <p className={styles.when}>
                  <time dateTime={task.day}>{formatDay(task.day, language)}</time>
                  {task.isLate && (
                    <span>{` · ${t(isMissed(task) ? "prepare:over" : "prepare:byNow")}`}</span>
                  )}
                </p>
                <h3 className={styles.what}>{task.title}</h3>
                <p key={task.text}>
                  <RichText text={task.text} />
                </p>
                {(task.key === "pack" || task.key === "bag") && (
                  <p>
                    <Link to={`/experiences/${slug}/#packing`}>{t("prepare:packing")}</Link>
                  </p>
                )}
              </li>
            ))}
          </ol>
          <TakeAlong trip={trip} tasks={tasks} daysLeft={daysLeft} />
        </>
      )}
    </>
  )
}
