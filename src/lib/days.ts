import {attempt} from "./attempt"

/**
 * Calendar days as text, such as "2026-11-23". They have no time zone, so nothing here may depend
 * on the device's zone: JavaScript reads a day without an hour as one of UTC.
 */
export type Day = string

const dayInMs = 86_400_000

const toDay = (utc: number): Day => new Date(utc).toISOString().slice(0, 10)

/** The day that many days later; earlier where the number is negative. */
export const addDays = (day: Day, days: number): Day => toDay(Date.parse(day) + days * dayInMs)

/** Month of a day, or of one without a year ("11-23"): 1 to 12. */
export const monthOf = (day: Day): number => Number(day.slice(-5, -3))

export const monthsOfYear = Array.from({length: 12}, (_, index) => index + 1)

/** The day that the device's calendar shows now. */
export const today = (now = new Date()): Day => {
  const twoDigits = (part: number) => String(part).padStart(2, "0")
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

/** The last day on which a trip may begin: a later year is a typing mistake. */
export const lastDay: Day = "2099-12-31"

export const isUpcoming = (text: string): text is Day =>
  attempt(() => addDays(text, 0)) === text && today() <= text && text <= lastDay
