import {useEffect, useRef, useState} from "react"
import {useWords} from "../../../i18n/use-words"
import {type Day, today} from "../../../lib/days"
import {judgeDay} from "../preparation"
import * as styles from "./preparation.module.css"

type DayFieldProps = {
  /** The last confirmed day; empty for none. */
  day: Day
  /** Id of the error message; undefined if the day is valid. */
  fault: string | undefined
  /** Called with the field's value on every change; an incomplete date is empty. */
  onDraft: (draft: string) => void
  /** @param isUnreadable - true for what is no day of the calendar, or half of one */
  onDay: (day: Day, isUnreadable: boolean) => void
}

/** Milliseconds without a change after which a typed day counts. */
const pause = 800

/**
 * The departure field. While a visitor types, it holds other dates, such as the years 2, 20 and
 * 202. So a typed day that is invalid is reported on blur or Enter, and a valid one counts after a
 * pause. A picked day counts at once if valid, otherwise after a pause, because wheels pass through
 * other days.
 */
export const DayField = ({day, fault, onDraft, onDay}: DayFieldProps) => {
  const t = useWords()
  const [draft, setDraft] = useState(day)
  const isTyped = useRef(false)
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const settle = ({value, validity}: HTMLInputElement) => {
    window.clearTimeout(timer.current)
    isTyped.current = false
    onDay(value, validity.badInput)
  }
  const weigh = (field: HTMLInputElement) => {
    const {value, validity} = field
    const isWrong = validity.badInput || (value !== "" && judgeDay(value, today()) !== undefined)
    window.clearTimeout(timer.current)
    if (isTyped.current && isWrong) return
    if (isTyped.current || isWrong) timer.current = window.setTimeout(settle, pause, field)
    else settle(field)
  }
  return (
    <label className={styles.field}>
      <span>{t("preparation:day")}</span>
      <input
        type="date"
        max="9999-12-31"
        value={draft}
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault}
        onKeyDown={({key, currentTarget}) => {
          if (key === "Enter") settle(currentTarget)
          else isTyped.current = key !== "Tab"
        }}
        onChange={({currentTarget}) => {
          setDraft(currentTarget.value)
          onDraft(currentTarget.value)
          weigh(currentTarget)
        }}
        onBlur={({currentTarget}) => settle(currentTarget)}
      />
    </label>
  )
}
