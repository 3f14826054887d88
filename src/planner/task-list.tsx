import {Link} from "../components/link/link"
import {Paragraph} from "../components/rich-text/rich-text"
import {formatDay} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {type Day, today} from "../lib/days"
import type {PlannedTrip} from "./planned-trip"
import {toggleDone, usePlanner} from "./store"
import * as styles from "./task-list.module.css"
import {type Task, tasksFor} from "./tasks"

export type TaskInWords = Task & {title: string; text: string}

/** The tasks before a trip; none without a departure. */
export const useTasks = (trip: PlannedTrip | undefined, departure: Day | ""): TaskInWords[] => {
  const t = useWords()
  const language = useLanguage()
  if (!trip || !departure) return []
  const fees = [...new Set(trip.fees.map(({line}) => line))].join(" · ")
  return tasksFor(trip, departure, today()).map(task => ({
    ...task,
    ...(task.state === "missed"
      ? {
          title: t("planner:checklist.missed.title"),
          text: t("planner:checklist.missed.text", {day: formatDay(task.day, language)}),
        }
      : {
          title: t(`planner:checklist.taskTitle.${task.key}`, {title: trip.title}),
          text: t(`planner:checklist.taskText.${task.key}`, {fees}),
        }),
  }))
}

/** One task; the departure is none that one could tick off. */
const TaskItem = ({task: {key, title, text}, slug}: {task: TaskInWords; slug: string}) => {
  const t = useWords()
  const isDone = usePlanner(({done}) => done[slug]?.includes(key) ?? false)
  return (
    <div data-done={isDone || undefined}>
      {key === "departure" ? (
        <p className={styles.task}>{title}</p>
      ) : (
        <label className={`choice ${styles.task}`}>
          <input type="checkbox" checked={isDone} onChange={() => toggleDone(slug, key)} />
          <span>{title}</span>
        </label>
      )}
      <Paragraph key={text} text={text} />
      {(key === "pack" || key === "bag") && (
        <Link to={`/experiences/${slug}/#packing`} className="target">
          {t("planner:checklist.packing")}
        </Link>
      )}
    </div>
  )
}

type TaskListProps = {tasks: readonly TaskInWords[]; slug: string; departure: Day}

/** Tasks under their days. */
export const TaskList = ({tasks, slug, departure}: TaskListProps) => {
  const t = useWords()
  const language = useLanguage()
  const days = [...new Set(tasks.map(({day}) => day))]
  return (
    <ol className={`stack ${styles.tasks}`}>
      {days.map((day, index) => {
        const ofDay = tasks.filter(task => task.day === day)
        const isIn = (state: Task["state"]) => ofDay.some(task => task.state === state)
        // A year is said where it changes; the reader knows that of the departure.
        const hasYear = day.slice(0, 4) !== (days[index - 1] ?? departure).slice(0, 4)
        return (
          <li key={day} className="stack">
            <p className={styles.when}>
              <time dateTime={day}>{formatDay(day, language, hasYear)}</time>
              {isIn("missed") && <span>{` · ${t("planner:checklist.over")}`}</span>}
              {isIn("late") && <span>{` · ${t("planner:checklist.byNow")}`}</span>}
            </p>
            {ofDay.map(task => (
              <TaskItem key={task.key} task={task} slug={slug} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}
