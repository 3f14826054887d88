import {useState} from "react"
import {buttonClass} from "../components/button/button"
import {localizedPath} from "../i18n/paths"
import {useLanguage} from "../i18n/use-language"
import {useWords} from "../i18n/use-words"
import {isInApp} from "../lib/in-app"
import {spellOut} from "../lib/text/markup"
import {useOperator} from "../site/use-operator"
import {calendarFile} from "./calendar-file"
import type {PlannedTrip} from "./planned-trip"
import type {TaskKey} from "./tasks"

/** Milliseconds after which the browser has certainly read the file. */
const enough = 10_000

const download = (file: File) => {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement("a"), {href, download: file.name}).click()
  setTimeout(() => URL.revokeObjectURL(href), enough)
}

type CalendarButtonProps = {
  trip: PlannedTrip
  tasks: readonly {key: TaskKey; day: string; title: string; text: string}[]
}

/** Saves the checklist as a calendar file; browsers within apps, which ignore downloads, share it. */
export const CalendarButton = ({trip, tasks}: CalendarButtonProps) => {
  const t = useWords()
  const language = useLanguage()
  const {brand} = useOperator()
  const [hasFailed, setHasFailed] = useState(false)
  const {slug, title, length} = trip
  const makeFile = () => {
    const {hostname: owner, origin} = window.location
    const address = origin + localizedPath(language, `/experiences/${slug}/`)
    const entries = tasks.map(task => {
      const isTrip = task.key === "departure"
      return {
        id: `${PRODUCT_ID}-${slug}-${task.key}`,
        day: task.day,
        length: isTrip ? length.days : 1,
        title: isTrip ? task.title : `${task.title} (${title})`,
        text: `${spellOut(task.text)}\n${t("planner:checklist.calendarText", {address})}`,
        address,
        isBusy: isTrip,
      }
    })
    const text = calendarFile(entries, {owner, maker: brand, language, now: new Date()})
    const name = `${t("planner:checklist.file", {slug})}.ics`
    return new File([text], name, {type: "text/calendar;charset=utf-8"})
  }
  const save = async () => {
    if (!isInApp(navigator.userAgent)) return download(makeFile())
    try {
      await navigator.share({files: [makeFile()]})
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <>
      <button type="button" className={buttonClass()} onClick={save}>
        {t("planner:checklist.calendar")}
      </button>
      <p role="status">{hasFailed && t("planner:checklist.doubt")}</p>
    </>
  )
}
