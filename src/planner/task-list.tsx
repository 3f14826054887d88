import {Paragraph} from "../components/rich-text/rich-text"
import {formatDay} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {type Day, today} from "../lib/days"
import {CalendarButton} from "./calendar-button"
import type {PlannedTrip} from "./planned-trip"
import {PrintButton} from "./print-button"
import {toggleDone, usePlanner} from "./store"
import * as styles from "./task-list.module.css"
import {type TaskInWords, tasksFor} from "./tasks"

const TaskItem = ({task: {key, title, text}, slug}: {task: TaskInWords; slug: string}) => {
  const isDone = usePlanner(({done}) => done[slug]?.includes(key) ?? false)
  return (
    <div data-done={isDone || undefined}>
      <label className={`choice ${styles.task}`}>
        <input type="checkbox" checked={isDone} onChange={() => toggleDone(slug, key)} />
        <span>{title}</span>
      </label>
      <Paragraph key={text} text={text} />
    </div>
  )
}

/** What to do by when before a trip: on the page under its days, on paper, in a calendar. */
export const TaskList = ({trip, departure}: {trip: PlannedTrip; departure: Day}) => {
  const t = useWords()
  const language = useLanguage()
  const {slug} = trip
  const fees = [...new Set(trip.fees.map(({line}) => line))].join(" · ")
  const tasks = tasksFor(trip, departure, today()).map(task => ({
    ...task,
    title: t(`planner:checklist.taskTitle.${task.key}`),
    text: t(`planner:checklist.taskText.${task.key}`, {fees, slug}),
  }))
  const days = [...new Set(tasks.map(({day}) => day))]
  return (
    <>
      <ol className={`stack ${styles.tasks}`}>
        {days.map(day => (
          <li key={day} className="stack">
            <p className={styles.when}>
              <time dateTime={day}>{formatDay(day, language)}</time>
            </p>
            {tasks
              .filter(task => task.day === day)
              .map(task => (
                <TaskItem key={task.key} task={task} slug={slug} />
              ))}
          </li>
        ))}
      </ol>
      <div className="cluster" data-screen-only="">
        <CalendarButton trip={trip} departure={departure} tasks={tasks} />
        <PrintButton label={t("planner:checklist.print")} />
        <p className="quiet">{t("planner:checklist.doubt")}</p>
      </div>
    </>
  )
}
