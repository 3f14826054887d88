import {useState} from "react"
import {contact} from "../analytics/attributes"
import {chatCodes} from "../chat/reference"
import {ChatButton} from "../components/chat-button/chat-button"
import {Section} from "../components/section/section"
import {SelectField} from "../components/select-field/select-field"
import {formatDay} from "../i18n/format"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {type Day, today} from "../lib/days"
import {CheckedField} from "./checked-field"
import * as styles from "./checklist.module.css"
import {obstaclesTo} from "./obstacles"
import type {PlannedTrip} from "./planned-trip"
import {setFirstDay, useFirstDays, usePlanner} from "./store"
import {TaskList} from "./task-list"
import {isTooLate, type Task, tasksFor} from "./tasks"

type DayAdviceProps = {trip: PlannedTrip; day: Day; tasks: readonly Task[]}

/** What stands against a day, with a chat about it; and how much there is to do before. */
const DayAdvice = ({trip, day, tasks}: DayAdviceProps) => {
  const t = useWords()
  const {season, closed} = obstaclesTo(trip, [day])
  const matters = [
    season && t("planner:checklist.outOfSeason", {season}),
    ...closed.map(closure => t("planner:checklist.closed", closure)),
    isTooLate(trip, day, today()) && t("planner:checklist.late"),
  ].filter(line => typeof line === "string")
  const done = usePlanner(state => state.done[trip.slug]) ?? []
  const open = tasks.filter(({key}) => !done.includes(key))
  const written = formatDay(day, useLanguage())
  const text = t("planner:checklist.chat", {
    title: trip.title,
    day: written,
    matters: matters.join(" "),
  })
  return (
    <>
      {matters.length > 0 && (
        <div className={`stack ${styles.warning}`}>
          {matters.map(line => (
            <p key={line}>{line}</p>
          ))}
          <p>{t("planner:checklist.advice")}</p>
          <ChatButton
            chat={{text, codes: [chatCodes.ask, trip.code], day: written}}
            label={t("planner:checklist.ask")}
            event={contact("whatsapp", "checklist")}
          />
        </div>
      )}
      {open.length > 0 && <p>{t("planner:checklist.ready", {count: open.length, day: written})}</p>}
    </>
  )
}

type ChecklistProps = {
  trips: readonly PlannedTrip[]
  /** Query of the page's address; a trip's page leads to its own checklist. */
  search: string
}

/** Writes a part of the list's address, which saves no trip any more: it may have been removed since. */
export const writeQuery = (name: "checklist" | "trips", value: string): void => {
  const address = new URL(window.location.href)
  address.searchParams.delete("trip")
  address.searchParams.set(name, value)
  history.replaceState(history.state, "", address)
}

/** The checklist of one of the saved trips: the address's, or the first that has a day. */
export const Checklist = ({trips, search}: ChecklistProps) => {
  const t = useWords()
  const dayOf = useFirstDays()
  const [slug, setSlug] = useState(() => {
    const query = new URLSearchParams(search)
    return query.get("trip") ?? query.get("checklist")
  })
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
            <SelectField
              label={t("planner:checklist.trip")}
              options={trips.map(other => ({key: other.slug, label: other.title}))}
              value={trip.slug}
              onChange={({target: {value}}) => {
                setSlug(value)
                writeQuery("checklist", value)
              }}
            />
          )}
          <CheckedField
            key={trip.slug}
            label={t("planner:checklist.day")}
            note={t("planner:checklist.limits")}
            type="date"
            min={today()}
            // A later year is a typing mistake.
            max="2099-12-31"
            defaultValue={day}
            onAnswer={answer => setFirstDay(trip.slug, answer ?? "")}
          />
        </div>
        {/* Always rendered, so that screen readers announce changes. */}
        <div role="status" className="stack">
          {day && <DayAdvice trip={trip} day={day} tasks={tasks} />}
        </div>
        {day && <TaskList trip={trip} departure={day} tasks={tasks} />}
      </div>
    </Section>
  )
}
