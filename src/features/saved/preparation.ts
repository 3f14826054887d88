import {addDays, type Day, daysBetween, monthBefore} from "../../lib/days"
import type {PlannedTrip} from "./load-trips"
import {smallBag, vaccineOf} from "./trip-to-prepare"

/** Days before departure by which the yellow fever vaccine must be given. */
export const vaccineDays = 10

/** Days before the departure on which the last things are done; Check-Mig opens 72 hours before. */
const lastDays = 3

/** Tasks in the order of their days; the order here breaks ties. */
export const taskKeys = [
  "documents",
  "vaccineVisit",
  "vaccine",
  "checkMig",
  "bag",
  "cash",
  "pack",
  "departure",
] as const

export type TaskKey = (typeof taskKeys)[number]

/** One thing to do. */
export type Task = {
  key: TaskKey
  /** The due day, or today if it is past; a missed deadline keeps its day. */
  day: Day
  /** True if its day is past. */
  isLate: boolean
  /** How many days it takes. */
  length: number
}

/** A task in words. */
export type ToldTask = Task & {title: string; text: string}

/** Whether the deadline is missed: doing it today would not help. */
export const isMissed = ({key, isLate}: Task): boolean => key === "vaccine" && isLate

/** What to do by when; `daysLeft` counts from today to the departure. */
export type Preparation = {
  /** Whether a vaccine that the trip asks for can no longer be given in time. */
  isLate: boolean
  daysLeft: number
  tasks: Task[]
}

/** What a trip asks of travellers, by when. */
const dueDays = (
  {regions, fees, packingList}: PlannedTrip,
  departure: Day,
): Partial<Record<TaskKey, Day>> => {
  const aMonthBefore = monthBefore(departure)
  const lastDay = addDays(departure, -lastDays)
  const hasSmallBag = packingList.some(({items}) => items.some(({key}) => key === smallBag))
  return {
    documents: aMonthBefore,
    ...(vaccineOf(regions) !== "no" && {
      vaccineVisit: aMonthBefore,
      vaccine: addDays(departure, -vaccineDays),
    }),
    checkMig: lastDay,
    ...(fees.length > 0 && {cash: lastDay}),
    [hasSmallBag ? "bag" : "pack"]: lastDay,
    departure,
  }
}

/**
 * Lists the tasks before a trip by day.
 *
 * @param departure - the day on which the trip begins, which is not past
 */
export const prepare = (trip: PlannedTrip, departure: Day, now: Day): Preparation => {
  const due = dueDays(trip, departure)
  const isTooLate = due.vaccine !== undefined && due.vaccine < now
  const tasks = taskKeys.flatMap((key): Task[] => {
    const day = due[key]
    // The vaccine itself says that it is too late.
    if (day === undefined || (key === "vaccineVisit" && isTooLate)) return []
    const isLate = day < now
    const length = key === "departure" ? trip.length.days : 1
    const task = {key, day, isLate, length}
    return [isLate && !isMissed(task) ? {...task, day: now} : task]
  })
  tasks.sort((one, other) => one.day.localeCompare(other.day))
  return {isLate: isTooLate, daysLeft: daysBetween(now, departure), tasks}
}

/** How many years ahead a trip may begin; a later year is a typing mistake. */
export const yearsAhead = 5

/** Why a day cannot be the departure. */
export type DayFault = "unreadable" | "year" | "past"

/**
 * Validates a departure day.
 *
 * @param day - as a date field gives it, with a year of four digits or more
 * @returns undefined if nothing is wrong with it
 */
export const judgeDay = (day: Day, now: Day): DayFault | undefined => {
  const ahead = Number.parseInt(day, 10) - Number.parseInt(now, 10)
  if (ahead < -1 || ahead > yearsAhead) return "year"
  return day < now ? "past" : undefined
}
