import {useEffect} from "react"
import {preparationUsed} from "../../../analytics/planner-used"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import {type Day, today} from "../../../lib/days"
import {type DayFault, prepare} from "../preparation"
import type {PreparedTrip} from "../trip-to-prepare"
import * as styles from "./preparation.module.css"
import {PreparationAnswer} from "./preparation-answer"
import {TakeAlong} from "./take-along"
import {TaskList} from "./task-list"
import {taskWords, warningsOf} from "./task-words"

type PreparationListProps = {
  trip: PreparedTrip
  /** Empty until one is picked. */
  day: Day
  fault: DayFault | undefined
  /** Whether it was just picked: a stored day is not counted again. */
  isPicked: boolean
}

/** Tasks before a trip by day: as a list, printed, or as a calendar file. */
export const PreparationList = ({trip, day, fault, isPicked}: PreparationListProps) => {
  const t = useWords()
  const language = useLanguage()
  const {slug} = trip
  const made = fault ? undefined : prepare(trip, day, today())
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
          <p className={styles.paper}>{trip.title}</p>
          {conditions && (
            <div className={styles.conditions}>
              <h3 className={styles.when}>{t("preparation:conditions")}</h3>
              <ul>
                {conditions.lines.map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
          <TaskList slug={slug} tasks={tasks} departure={day} isWarned={warnings.length > 0} />
          <TakeAlong trip={trip} tasks={tasks} daysLeft={daysLeft} />
        </>
      )}
    </>
  )
}
