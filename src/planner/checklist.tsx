import {contactEvent} from "../analytics/attributes"
import {chatCodes} from "../chat/chat-text"
import {ChatButton} from "../components/chat-button/chat-button"
import {CheckedField, SelectField} from "../components/field/field"
import {Section} from "../components/section/section"
import {formatDay} from "../i18n/format"
import {useLanguage, useWords} from "../i18n/use-words"
import {type Day, isUpcoming, lastDay, today} from "../lib/days"
import {obstaclesTo} from "../lib/obstacles"
import {useQuery, writeQuery} from "../lib/query"
import {setFirstDay, useDone, useFirstDays, useTripDates} from "../visitor/store"
import * as styles from "./checklist.module.css"
import type {PlannedTrip} from "./planned-trip"
import {TaskList} from "./task-list"
import {isTooLate, type Task, tasksFor} from "./tasks"
import {tripsIn} from "./trips-in"

type DayProps = {trip: PlannedTrip; day: Day}

/** What stands against a day, with a chat about it. */
const DayAdvice = ({trip, day}: DayProps) => {
  const t = useWords()
  const {season, closed} = obstaclesTo(trip, [day])
  const warnings = [
    season && t("planner:checklist.outOfSeason", {season}),
    ...closed.map(closure => t("planner:checklist.closed", closure)),
    isTooLate(trip, day, today()) && t("planner:checklist.late"),
  ].filter(line => typeof line === "string")
  const text = t("planner:checklist.chat", {
    title: trip.title,
    day: formatDay(day, useLanguage()),
    matters: warnings.join(" "),
  })
  if (warnings.length === 0) return null
  return (
    <div className={`stack ${styles.warning}`}>
      {warnings.map(line => (
        <p key={line}>{line}</p>
      ))}
      <p>{t("planner:checklist.advice")}</p>
      <ChatButton
        chat={{text, codes: [chatCodes.ask, trip.code], isDated: true}}
        label={t("planner:checklist.ask")}
        event={contactEvent("whatsapp", "checklist")}
      />
    </div>
  )
}

/** How much there is to do before a day; nothing once all is done. */
const OpenTasks = ({trip, day, tasks}: DayProps & {tasks: readonly Task[]}) => {
  const t = useWords()
  const dayText = formatDay(day, useLanguage())
  const done = useDone(trip.slug)
  const {length: count} = tasks.filter(({key}) => !done.includes(key))
  return count > 0 && t("planner:checklist.ready", {count, day: dayText})
}

type ChecklistProps = {
  trips: readonly PlannedTrip[]
  /** Every trip: an address may name one that is not saved. */
  all: readonly PlannedTrip[]
}

/** The checklist of one trip, saved or started: the address's, or the first that has a day. */
export const Checklist = ({trips, all}: ChecklistProps) => {
  const t = useWords()
  const dateOf = useTripDates()
  const days = useFirstDays()
  const [slug] = tripsIn(useQuery(), "checklist")
  const started = all.filter(trip => trip.slug === slug || days[trip.slug])
  const listed = [...new Set([...trips, ...started])]
  const trip =
    listed.find(trip => trip.slug === slug) ??
    listed.find(trip => dateOf(trip.slug).day) ??
    listed[0]
  if (!trip) return null
  const {day} = dateOf(trip.slug)
  const typed = days[trip.slug] ?? ""
  const tasks = day ? tasksFor(trip, day, today()) : []
  return (
    <Section
      title={t("planner:checklist.title", {title: trip.title})}
      description={t("planner:checklist.text")}
    >
      <div className={`stack ${styles.checklist}`}>
        <div className={`cluster ${styles.fields}`}>
          <SelectField
            label={t("planner:checklist.trip")}
            options={listed.map(other => ({key: other.slug, label: other.title}))}
            value={trip.slug}
            onChange={({target}) => writeQuery({checklist: target.value})}
          />
          <CheckedField
            key={trip.slug}
            label={t("planner:checklist.day")}
            note={t(
              typed && typed < today() ? "planner:checklist.past" : "planner:checklist.limits",
            )}
            type="date"
            min={today()}
            max={lastDay}
            value={typed}
            isWrong={typed !== "" && !isUpcoming(typed)}
            onText={text => {
              setFirstDay(trip.slug, text)
              // The trip stays chosen while its day is being typed.
              writeQuery({checklist: trip.slug})
            }}
          />
        </div>
        {/* Always rendered, so that screen readers announce changes: a tick those of the second alone. */}
        <div role="status">{day && <DayAdvice trip={trip} day={day} />}</div>
        <p role="status">{day && <OpenTasks trip={trip} day={day} tasks={tasks} />}</p>
        {day && <TaskList trip={trip} departure={day} tasks={tasks} />}
      </div>
    </Section>
  )
}
