import type {Day} from "./days"

/** Years ahead of now in which a trip may begin; a later one is a slip of the finger. */
export const yearsAhead = 5

/** Why a day cannot be that of a departure. */
export type DayFault = "unreadable" | "year" | "past"

/**
 * Judges the day on which a trip is to begin.
 *
 * @param day - as a date field gives it, with a year of four digits or more
 * @param now - today
 * @returns undefined where nothing is wrong with it
 */
export const judgeDay = (day: Day, now: Day): DayFault | undefined => {
  const ahead = Number.parseInt(day, 10) - Number.parseInt(now, 10)
  if (ahead < -1 || ahead > yearsAhead) return "year"
  return day < now ? "past" : undefined
}
