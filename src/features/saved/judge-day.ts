import type {Day} from "./days"

/** How many years ahead a trip may begin; a later year is a typing mistake. */
export const yearsAhead = 5

/** Why a day cannot be the departure. */
export type DayFault = "unreadable" | "year" | "past"

/**
 * Validates a departure day.
 *
 * @param day - as a date field gives it, with a year of four digits or more
 * @param now - today
 * @returns undefined if nothing is wrong with it
 */
export const judgeDay = (day: Day, now: Day): DayFault | undefined => {
  const ahead = Number.parseInt(day, 10) - Number.parseInt(now, 10)
  if (ahead < -1 || ahead > yearsAhead) return "year"
  return day < now ? "past" : undefined
}
