import {Paragraph} from "../components/rich-text/rich-text"
import {formatDay} from "../i18n/format"
import {localizedPath} from "../i18n/paths"
import {useLanguage, useWords} from "../i18n/use-words"
import type {Day} from "../lib/days"
import {spellOut} from "../lib/text/markup"
import {toggleDone, useDone} from "../visitor/store"
import {calendarFile} from "./calendar-file"
import type {PlannedTrip} from "./planned-trip"
import {PrintButton} from "./print-button"
import * as styles from "./task-list.module.css"
import type {Task} from "./tasks"

type TaskInWords = Task & {title: string; text: string}

const TaskItem = ({task: {key, title, text}, slug}: {task: TaskInWords; slug: string}) => {
  const isDone = useDone(slug).includes(key)
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

type CalendarButtonProps = {trip: PlannedTrip; departure: Day; tasks: readonly TaskInWords[]}

const CalendarButton = ({trip, departure, tasks}: CalendarButtonProps) => {
  const t = useWords()
  const language = useLanguage()
  const {slug, title, length} = trip
  const save = () => {
    const {hostname, origin} = window.location
    const address = origin + localizedPath(language, `/experiences/${slug}/`)
    const source = t("planner:checklist.calendarText", {address})
    const entries = tasks.map(task => ({
      id: `${PRODUCT_ID}-${slug}-${task.key}`,
      day: task.day,
      length: 1,
      title: `${task.title} (${title})`,
      text: `${spellOut(task.text)}\n${source}`,
    }))
    const tripEntry = {
      id: `${PRODUCT_ID}-${slug}-departure`,
      day: departure,
      length: length.days,
      title: t("planner:checklist.departure", {title}),
      text: source,
    }
    const text = calendarFile([...entries, tripEntry], hostname, new Date())
    const href = URL.createObjectURL(new Blob([text], {type: "text/calendar;charset=utf-8"}))
    Object.assign(document.createElement("a"), {href, download: `${slug}.ics`}).click()
  }
  return (
    <button type="button" className="button" onClick={save}>
      {t("planner:checklist.calendar")}
    </button>
  )
}

type TaskListProps = {trip: PlannedTrip; departure: Day; tasks: readonly Task[]}

/** What to do by when before a trip: on the page under its days, on paper, in a calendar. */
export const TaskList = ({trip, departure, tasks}: TaskListProps) => {
  const t = useWords()
  const language = useLanguage()
  const {slug} = trip
  const fees = [...new Set(trip.fees.map(({line}) => line))].join(" · ")
  const inWords = tasks.map(task => ({
    ...task,
    title: t(`planner:checklist.taskTitle.${task.key}`),
    text: t(`planner:checklist.taskText.${task.key}`, {fees, slug}),
  }))
  const days = [...new Set(inWords.map(({day}) => day))]
  return (
    <>
      <ol className={`stack ${styles.tasks}`}>
        {days.map(day => (
          <li key={day} className="stack">
            <p className={styles.when}>
              <time dateTime={day}>{formatDay(day, language)}</time>
            </p>
            {inWords
              .filter(task => task.day === day)
              .map(task => (
                <TaskItem key={task.key} task={task} slug={slug} />
              ))}
          </li>
        ))}
      </ol>
      <div className="cluster" data-screen-only="">
        <CalendarButton trip={trip} departure={departure} tasks={inWords} />
        <PrintButton label={t("planner:checklist.print")} />
        <p className="quiet">{t("planner:checklist.doubt")}</p>
      </div>
    </>
  )
}
