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
import type {Task} from "./tasks"

/** Milliseconds after which the browser has certainly read the file. */
const enough = 10_000

const download = (file: File) => {
  const href = URL.createObjectURL(file)
  const link = Object.assign(document.createElement("a"), {href, download: file.name})
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), enough)
}

/** Shares a file where browsers within apps ignore downloads; false if that cannot be done either. */
const share = async (file: File): Promise<boolean> => {
  try {
    await navigator.share({files: [file]})
    return true
  } catch {
    return false
  }
}

type CalendarButtonProps = {
  trip: PlannedTrip
  tasks: readonly (Task & {title: string; text: string})[]
}

/** Gives the checklist as a calendar file. */
export const CalendarButton = ({trip, tasks}: CalendarButtonProps) => {
  const t = useWords()
  const language = useLanguage()
  const {brand} = useOperator()
  const [isInDoubt, setIsInDoubt] = useState(false)
  const {slug, title, length} = trip
  const give = async () => {
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
    const file = new File([text], name, {type: "text/calendar;charset=utf-8"})
    const isApp = isInApp(navigator.userAgent)
    if (!isApp) download(file)
    setIsInDoubt(isApp && !(await share(file)))
  }
  return (
    <>
      <button type="button" className={buttonClass()} onClick={give}>
        {t("planner:checklist.calendar")}
      </button>
      <p role="status">{isInDoubt && t("planner:checklist.doubt")}</p>
    </>
  )
}
