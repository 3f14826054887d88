import {useState} from "react"
import {contact} from "../analytics/attributes"
import {chatCodes} from "../chat/reference"
import {ChatButton} from "../components/chat-button/chat-button"
import {Section} from "../components/section/section"
import {SelectField} from "../components/select-field/select-field"
import {formatDate, formatDay} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {addDays, type Day, daysBetween, monthOf, today} from "../lib/days"
import {CalendarButton} from "./calendar-button"
import {CheckedField} from "./checked-field"
import * as styles from "./checklist.module.css"
import {obstaclesFrom} from "./obstacles"
import type {PlannedTrip} from "./planned-trip"
import {PrintButton} from "./print-button"
import {changeTravellers, setFirstDay, useFirstDays, useIsKept, usePlanner} from "./store"
import {type TaskInWords, TaskList, useTasks} from "./task-list"

/** How many days ahead a trip may begin; a later day is a typing mistake. */
const longestWait = 5 * 365

/** Season and closures of a trip, before a day is picked. */
const OpenDays = ({season, regions}: PlannedTrip) => {
  const t = useWords()
  const lines = [
    season && t("planner:checklist.season", {season: season.label}),
    ...regions.map(({closures}) => {
      const periods = closures?.periods.map(({label}) => label).join(", ") ?? ""
      return closures && t("planner:checklist.closure", {title: closures.title, periods})
    }),
  ].filter(Boolean)
  return (
    lines.length > 0 && (
      <ul className="measure">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  )
}

/** The day on which the trip begins. */
const DayField = ({slug}: {slug: string}) => {
  const t = useWords()
  const language = useLanguage()
  const day = useFirstDays()(slug)
  const [min, max] = [today(), addDays(today(), longestWait)]
  return (
    <CheckedField
      label={t("planner:checklist.day")}
      note={t("planner:checklist.limits", {
        from: formatDate(min, language),
        to: formatDate(max, language),
      })}
      type="date"
      min={min}
      max={max}
      defaultValue={day}
      onAnswer={answer => {
        if (answer === undefined) return
        setFirstDay(slug, answer)
        if (answer) changeTravellers({month: monthOf(answer)})
      }}
    />
  )
}

type DatedTrip = {trip: PlannedTrip; day: Day; tasks: readonly TaskInWords[]}

/** What stands against a day: season, closures, a vaccine that is too late; and how much there is to do. */
const DayAdvice = ({trip, day, tasks}: DatedTrip) => {
  const t = useWords()
  const written = formatDay(day, useLanguage())
  const {inSeason, season, closed} = obstaclesFrom(trip, day)
  const obstacles = [
    inSeason === "none" && t("planner:checklist.outOfSeason", {season}),
    inSeason === "some" && t("planner:checklist.partlyInSeason", {season}),
    ...closed.map(({place, period}) => t("planner:checklist.closed", {place, period})),
  ].filter(line => line !== false)
  const isTooLate = tasks.some(({state}) => state === "missed")
  const matters = [...obstacles, isTooLate && t("planner:checklist.chatLate")].filter(Boolean)
  const done = usePlanner(state => state.done[trip.slug]) ?? []
  const open = tasks.filter(({key}) => key !== "departure" && !done.includes(key))
  const text = t("planner:checklist.chat", {
    title: trip.title,
    day: written,
    matters: matters.join(" "),
  })
  return (
    <>
      {matters.length > 0 && (
        <div className={`stack ${styles.warning}`}>
          {obstacles.map(line => (
            <p key={line}>{line}</p>
          ))}
          {obstacles.length > 0 && <p>{t("planner:checklist.advice")}</p>}
          {isTooLate && <p>{t("planner:checklist.late", {count: daysBetween(today(), day)})}</p>}
          <ChatButton
            chat={{text, codes: [chatCodes.ask, trip.code], namesDay: true}}
            label={t("planner:checklist.ask")}
            event={contact("whatsapp", "checklist")}
          />
        </div>
      )}
      {open.length > 0 && <p>{t("planner:checklist.ready", {count: open.length, day: written})}</p>}
    </>
  )
}

/** What to do by when before a trip with a first day: on the page, on paper, in a calendar. */
const DatedTasks = ({trip, day, tasks}: DatedTrip) => {
  const t = useWords()
  const conditions = trip.factRows.find(({name}) => name === "conditions")?.lines ?? []
  return (
    <>
      {conditions.length > 0 && (
        <div>
          <h3>{t("planner:checklist.conditions")}</h3>
          <ul className="list">
            {conditions.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <TaskList tasks={tasks} slug={trip.slug} departure={day} />
      <div className="cluster" data-screen-only="">
        {/* Past days need no calendar entry. */}
        <CalendarButton trip={trip} tasks={tasks.filter(({state}) => state !== "missed")} />
        <PrintButton label={t("planner:checklist.print")} />
      </div>
    </>
  )
}

type ChecklistProps = {
  trips: readonly PlannedTrip[]
  /** Query of the page's address; a trip's page leads to its own checklist. */
  search: string
}

/** The checklist of one of the saved trips: the address's, or the first that has a day. */
export const Checklist = ({trips, search}: ChecklistProps) => {
  const t = useWords()
  const dayOf = useFirstDays()
  const [slug, setSlug] = useState(() => new URLSearchParams(search).get("trip"))
  const trip =
    trips.find(other => other.slug === slug) ?? trips.find(other => dayOf(other.slug)) ?? trips[0]
  const day = trip && dayOf(trip.slug)
  const tasks = useTasks(trip, day ?? "")
  const isKept = useIsKept()
  if (!trip) return null
  const text = t("planner:checklist.text")
  const kept = isKept ? ` ${t("planner:checklist.kept")}` : ""
  return (
    <Section title={t("planner:checklist.title")} description={text + kept}>
      <div className={`stack ${styles.checklist}`}>
        <div className={`cluster ${styles.fields}`}>
          {trips.length > 1 && (
            <SelectField
              label={t("planner:checklist.trip")}
              options={trips.map(other => ({key: other.slug, label: other.title}))}
              value={trip.slug}
              onChange={({target}) => setSlug(target.value)}
            />
          )}
          <DayField key={trip.slug} slug={trip.slug} />
        </div>
        <OpenDays {...trip} />
        {/* Always rendered, so that screen readers announce changes. */}
        <div role="status" className="stack">
          {day && <DayAdvice trip={trip} day={day} tasks={tasks} />}
        </div>
        {day && <DatedTasks trip={trip} day={day} tasks={tasks} />}
      </div>
    </Section>
  )
}
