import {useId, useState} from "react"
import {contact} from "../analytics/attributes"
import {chatCodes} from "../chat/reference"
import {useChat} from "../chat/use-chat"
import {Button, buttonClass} from "../components/button/button"
import {Link} from "../components/link/link"
import {Paragraph} from "../components/rich-text/rich-text"
import {Section} from "../components/section/section"
import {formatDate, formatDay} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {type TFunction, useWords} from "../i18n/use-words"
import {addDays, type Day, daysBetween, today} from "../lib/days"
import {CalendarButton} from "./calendar-button"
import * as styles from "./checklist.module.css"
import {obstaclesFrom} from "./obstacles"
import type {PlannedTrip} from "./planned-trip"
import {changeTravellers, setFirstDay, toggleDone, useFirstDays, usePlanner} from "./store"
import {isMissed, type Task, tasksFor} from "./tasks"

/** How many days ahead a trip may begin; a later day is a typing mistake. */
const longestWait = 5 * 365

/** Season and closures of a trip, before a day is picked. */
const WhenOpen = ({season, regions}: PlannedTrip) => {
  const t = useWords()
  const lines = [
    season && t("planner:checklist.season", {season: season.label}),
    ...regions.map(({closures}) => {
      const periods = closures?.periods.map(({label}) => label).join(", ") ?? ""
      return closures && t("planner:checklist.closure", {title: closures.title, periods})
    }),
  ].filter(Boolean)
  return lines.length > 0 ? (
    <ul className="measure">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : null
}

/**
 * The day on which the trip begins. While somebody types, the field holds other days, such as those
 * of the years 2, 20 and 202: only what its limits allow counts, and a mistake is told on leaving it.
 */
const DayField = ({slug}: {slug: string}) => {
  const t = useWords()
  const language = useLanguage()
  const noteId = useId()
  const day = useFirstDays()(slug)
  const [isWrong, setIsWrong] = useState(false)
  const [min, max] = [today(), addDays(today(), longestWait)]
  return (
    <div className="stack">
      <label className="field">
        <span className="quiet">{t("planner:checklist.day")}</span>
        <input
          type="date"
          min={min}
          max={max}
          defaultValue={day}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? noteId : undefined}
          onChange={({target: {value, validity}}) => {
            if (!validity.valid) return
            setIsWrong(false)
            setFirstDay(slug, value)
            if (value) changeTravellers({month: Number(value.slice(5, 7))})
          }}
          onBlur={({target}) => setIsWrong(!target.validity.valid)}
        />
      </label>
      <p role="status" id={noteId}>
        {isWrong &&
          t("planner:checklist.limits", {
            from: formatDate(min, language),
            to: formatDate(max, language),
          })}
      </p>
    </div>
  )
}

/** Sentences about what stands against a departure day: season, closures. */
const warningsOf = (trip: PlannedTrip, departure: Day, t: TFunction): string[] => {
  const {inSeason, season, closed} = obstaclesFrom(trip, departure)
  return [
    ...(inSeason === "none" ? [t("planner:checklist.outOfSeason", {season})] : []),
    ...(inSeason === "some" ? [t("planner:checklist.partlyInSeason", {season})] : []),
    ...closed.map(({place, period}) => t("planner:checklist.closed", {place, period})),
  ]
}

type ListProps = {trip: PlannedTrip; day: Day; tasks: readonly Task[]}

/** What stands against a day, and how much there is to do; announced, as the list is too long for it. */
const Answer = ({trip, day, tasks}: ListProps) => {
  const t = useWords()
  const link = useChat()
  const written = formatDay(day, useLanguage())
  const isLate = tasks.some(isMissed)
  const warnings = warningsOf(trip, day, t)
  const matters = [...warnings, ...(isLate ? [t("planner:checklist.chatLate")] : [])]
  const chat = {
    text: t("planner:checklist.chat", {
      title: trip.title,
      day: written,
      matters: matters.join(" "),
    }),
    codes: [chatCodes.ask, trip.code],
    namesDay: true,
  } as const
  return (
    <>
      {matters.length > 0 && (
        <div className={`stack ${styles.warning}`}>
          {warnings.map(warning => (
            <p key={warning}>{warning}</p>
          ))}
          {warnings.length > 0 && <p>{t("planner:checklist.advice")}</p>}
          {isLate && <p>{t("planner:checklist.late", {count: daysBetween(today(), day)})}</p>}
          <Button {...link(chat)} event={contact("whatsapp", "prepare")}>
            {t("planner:checklist.ask")}
          </Button>
        </div>
      )}
      <p>{t("planner:checklist.ready", {number: tasks.length - 1, day: written})}</p>
    </>
  )
}

/** A task in words. */
const useTaskWords = (trip: PlannedTrip) => {
  const t = useWords()
  const language = useLanguage()
  const fees = [...new Set(trip.fees.map(({line}) => line))].join(" · ")
  return (task: Task) =>
    isMissed(task)
      ? {
          title: t("planner:checklist.missed.title"),
          text: t("planner:checklist.missed.text", {day: formatDay(task.day, language)}),
        }
      : {
          title: t(`planner:checklist.taskTitle.${task.key}`, {title: trip.title}),
          text: t(`planner:checklist.taskText.${task.key}`, {fees}),
        }
}

/** Tasks under their days, each with a box to tick it off. */
const TaskList = ({trip, day: departure, tasks}: ListProps) => {
  const t = useWords()
  const language = useLanguage()
  const {slug} = trip
  const done = usePlanner(state => state.done)[slug] ?? []
  const wordsOf = useTaskWords(trip)
  const days = [...new Set(tasks.map(({day}) => day))]
  const noteOf = (due: readonly Task[]) => {
    if (due.some(isMissed)) return ` · ${t("planner:checklist.over")}`
    return due.some(({isLate}) => isLate) ? ` · ${t("planner:checklist.byNow")}` : ""
  }
  return (
    <ol className={`stack ${styles.tasks}`}>
      {days.map((day, index) => {
        const due = tasks.filter(task => task.day === day)
        // A year is said where it changes; the reader knows that of the departure.
        const hasYear = day.slice(0, 4) !== (days[index - 1] ?? departure).slice(0, 4)
        return (
          <li key={day} className="stack">
            <p className={styles.when}>
              <time dateTime={day}>{formatDay(day, language, hasYear)}</time>
              <span>{noteOf(due)}</span>
            </p>
            {due.map(task => {
              const {title, text} = wordsOf(task)
              const isDone = done.includes(task.key)
              return (
                <div key={task.key} data-done={isDone || undefined}>
                  {task.key === "departure" ? (
                    <p className={styles.task}>{title}</p>
                  ) : (
                    <label className={`choice ${styles.task}`}>
                      <input
                        type="checkbox"
                        checked={isDone}
                        onChange={() => toggleDone(slug, task.key)}
                      />
                      <span>{title}</span>
                    </label>
                  )}
                  <Paragraph key={text} text={text} />
                  {(task.key === "pack" || task.key === "bag") && (
                    <Link to={`/experiences/${slug}/#packing`} className="target">
                      {t("planner:checklist.packing")}
                    </Link>
                  )}
                </div>
              )
            })}
          </li>
        )
      })}
    </ol>
  )
}

/** What to do by when before a trip with a first day: on the page, on paper, in a calendar. */
const DatedList = ({trip, day, tasks}: ListProps) => {
  const t = useWords()
  const wordsOf = useTaskWords(trip)
  const conditions = trip.factRows.find(({name}) => name === "conditions")?.lines ?? []
  return (
    <>
      {conditions.length > 0 && (
        <div className="measure">
          <h3>{t("planner:checklist.conditions")}</h3>
          <ul className="list">
            {conditions.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <TaskList trip={trip} day={day} tasks={tasks} />
      <div className="cluster" data-screen-only="">
        <CalendarButton
          trip={trip}
          // Past days need no calendar entry.
          tasks={tasks.filter(task => !isMissed(task)).map(task => ({...task, ...wordsOf(task)}))}
        />
        <button
          type="button"
          className={buttonClass({variant: "quiet"})}
          onClick={() => window.print()}
        >
          {t("planner:checklist.print")}
        </button>
      </div>
    </>
  )
}

/** The checklist of one of the saved trips: the first that has a day, until another is picked. */
export const Checklist = ({trips}: {trips: readonly PlannedTrip[]}) => {
  const t = useWords()
  const dayOf = useFirstDays()
  const [slug, setSlug] = useState("")
  const trip =
    trips.find(other => other.slug === slug) ?? trips.find(other => dayOf(other.slug)) ?? trips[0]
  if (!trip) return null
  const day = dayOf(trip.slug)
  const tasks = day ? tasksFor(trip, day, today()) : []
  return (
    <Section title={t("planner:checklist.title")} description={t("planner:checklist.text")}>
      <div className={`stack ${styles.checklist}`}>
        <div className={`cluster ${styles.fields}`}>
          {trips.length > 1 && (
            <label className="field">
              <span className="quiet">{t("planner:checklist.trip")}</span>
              <select value={trip.slug} onChange={({target}) => setSlug(target.value)}>
                {trips.map(other => (
                  <option key={other.slug} value={other.slug}>
                    {other.title}
                  </option>
                ))}
              </select>
            </label>
          )}
          <DayField key={trip.slug} slug={trip.slug} />
        </div>
        <WhenOpen {...trip} />
        {/* Always rendered, so that screen readers announce changes. */}
        <div role="status" className="stack">
          {day && <Answer trip={trip} day={day} tasks={tasks} />}
        </div>
        {day && <DatedList trip={trip} day={day} tasks={tasks} />}
      </div>
    </Section>
  )
}
