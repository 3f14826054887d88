import {useEffect, useRef, useState} from "react"
import {useWords} from "../../i18n/use-words"
import {type Day, today} from "../../planner/days"
import {judgeDay} from "../../planner/judge-day"
import * as styles from "./preparation.module.css"

type DayFieldProps = {
  /** The day that was settled on last; empty for none. */
  day: Day
  /** Id of what says why the day will not do; undefined where nothing is wrong. */
  fault: string | undefined
  /** Tells what the field holds with every change, half a day as an empty text. */
  onDraft: (draft: string) => void
  /** @param isUnreadable - true for what is no day of the calendar, or half of one */
  onDay: (day: Day, isUnreadable: boolean) => void
}

/** Milliseconds without a change after which a day counts that may still be on its way. */
const pause = 800

/**
 * The field of the first day. While somebody types, it holds other days than the one that is meant, the
 * years 2, 20 and 202 among them: what is wrong with a typed day is told once the field is left or Enter
 * is pressed, and a typed day that will do counts after a pause. A day that a picker gives counts at once,
 * and one that will not do after a pause, as wheels pass it on the way.
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
      <span>{t("prepare:day")}</span>
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
