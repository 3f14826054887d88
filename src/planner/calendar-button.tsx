import {buttonClass} from "../components/button/button"
import {localizedPath} from "../i18n/paths"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import type {Day} from "../lib/days"
import {spellOut} from "../lib/text/markup"
import {calendarFile} from "./calendar-file"
import type {PlannedTrip} from "./planned-trip"
import type {TaskInWords} from "./tasks"

type CalendarButtonProps = {trip: PlannedTrip; departure: Day; tasks: readonly TaskInWords[]}

/** Saves the trip and what to do before it as a calendar file. */
export const CalendarButton = ({trip, departure, tasks}: CalendarButtonProps) => {
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
    const own = {
      id: `${PRODUCT_ID}-${slug}-departure`,
      day: departure,
      length: length.days,
      title: t("planner:checklist.departure", {title}),
      text: source,
    }
    const text = calendarFile([...entries, own], hostname, new Date())
    const href = URL.createObjectURL(new Blob([text], {type: "text/calendar;charset=utf-8"}))
    Object.assign(document.createElement("a"), {href, download: `${slug}.ics`}).click()
  }
  return (
    <button type="button" className={buttonClass()} onClick={save}>
      {t("planner:checklist.calendar")}
    </button>
  )
}
