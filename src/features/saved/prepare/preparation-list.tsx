import {formatDay} from "../../../i18n/format"
import {useLanguage} from "../../../i18n/use-language"
import {useWords, type Words} from "../../../i18n/use-words"
import {type Day, today} from "../../../lib/days"
import {obstaclesFrom} from "../../../planner/obstacles"
import type {PlannedTrip} from "../load-trips"
import {type DayFault, isMissed, prepare, type Task} from "../preparation"
import {tellFees} from "../trip-to-prepare"
import * as styles from "./preparation.module.css"
import {PreparationAnswer} from "./preparation-answer"
import {TakeAlong} from "./take-along"
import {TaskList} from "./task-list"

/** Sentences about obstacles to a departure day: season, then closures. */
const warningsOf = (trip: PlannedTrip, departure: Day, t: Words): string[] => {
  const {inSeason, season, closed} = obstaclesFrom(trip, departure)
  return [
    ...(inSeason === "none" ? [t("preparation:outOfSeason", {season})] : []),
    ...(inSeason === "some" ? [t("preparation:partlyInSeason", {season})] : []),
    ...closed.map(({place, period}) => t("preparation:closed", {place, period})),
  ]
}

type PreparationListProps = {
  trip: PlannedTrip
  /** Empty until one is picked. */
  day: Day
  fault: DayFault | undefined
}

/** Tasks before a trip by day: as a list, printed, or as a calendar file. */
export const PreparationList = ({trip, day, fault}: PreparationListProps) => {
  const t = useWords()
  const language = useLanguage()
  const {slug, title} = trip
  const made = day && !fault ? prepare(trip, day, today()) : undefined
  const conditions = trip.factRows.find(({name}) => name === "conditions")
  const warnings = made ? warningsOf(trip, day, t) : []
  const tell = (task: Task) => {
    if (isMissed(task))
      return {
        title: t("preparation:missed.title"),
        text: t("preparation:missed.text", {day: formatDay(task.day, language)}),
      }
    // A trip against which something stands does not begin cheerfully.
    const isWarning = task.key === "departure" && warnings.length > 0
    const text = t(`preparation:taskText.${task.key}`, {fees: tellFees(trip).join(" · ")})
    return {
      title: t(`preparation:taskTitle.${task.key}`, {title}),
      text: isWarning ? warnings.join(" ") : text,
    }
  }
  const tasks = (made?.tasks ?? []).map(task => ({...task, ...tell(task)}))
  return (
    <>
      <PreparationAnswer trip={trip} day={day} fault={fault} made={made} warnings={warnings} />
      {tasks.length > 0 && (
        <>
          <p data-paper-only="">{title}</p>
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
          <TakeAlong trip={trip} tasks={tasks} />
        </>
      )}
    </>
  )
}
