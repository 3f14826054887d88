import {addDays, type Day, daysBetween, isDay, monthBefore} from "./days"

/** Days before departure by which the yellow fever vaccine must be given. */
export const vaccineDays = 10

/** Days before the departure on which the last things are done; Check-Mig opens 72 hours before. */
const lastDays = 3

/** What a trip asks of travellers that has a date. */
export type TripToPrepare = {
  slug: string
  /** How many days it takes. */
  length: number
  /** Strictest yellow fever advice of its regions. */
  vaccine: "required" | "recommended" | "no"
  /** Whether a bag of at most 10 kg without wheels is all that may be brought. */
  hasSmallBag: boolean
  /** Whether fees are paid there, in cash. */
  hasFees: boolean
}

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

/** Whether the deadline is missed: doing it today would not help. */
export const isMissed = ({key, isLate}: Task): boolean => key === "vaccine" && isLate

/** What to do by when; `daysLeft` counts from today to the departure. */
export type Preparation = {
  /** `late` if a vaccine that the trip asks for can no longer be given in time. */
  state: "past" | "late" | "timely"
  daysLeft: number
  tasks: Task[]
}

const dueDays = (trip: TripToPrepare, departure: Day): Partial<Record<TaskKey, Day>> => {
  const aMonthBefore = monthBefore(departure)
  const isVaccinated = trip.vaccine !== "no"
  const lastDay = addDays(departure, -lastDays)
  return {
    documents: aMonthBefore,
    ...(isVaccinated && {vaccineVisit: aMonthBefore, vaccine: addDays(departure, -vaccineDays)}),
    checkMig: lastDay,
    ...(trip.hasSmallBag && {bag: lastDay}),
    ...(trip.hasFees && {cash: lastDay}),
    ...(!trip.hasSmallBag && {pack: lastDay}),
    departure,
  }
}

/**
 * Lists the tasks before a trip by day.
 *
 * @param departure - the day on which the trip begins
 * @param now - today
 * @returns undefined if the departure is no day
 */
export const prepare = (trip: TripToPrepare, departure: Day, now: Day): Preparation | undefined => {
  if (!isDay(departure)) return undefined
  const daysLeft = daysBetween(now, departure)
  if (daysLeft < 0) return {state: "past", daysLeft, tasks: []}
  const due = dueDays(trip, departure)
  const isTooLate = due.vaccine !== undefined && due.vaccine < now
  const tasks = taskKeys.flatMap((key): Task[] => {
    const day = due[key]
    // The vaccine itself says that it is too late.
    if (day === undefined || (key === "vaccineVisit" && isTooLate)) return []
    const isLate = day < now
    const length = key === "departure" ? trip.length : 1
    const task = {key, day, isLate, length}
    return [isLate && !isMissed(task) ? {...task, day: now} : task]
  })
  tasks.sort((one, other) => one.day.localeCompare(other.day))
  return {state: isTooLate ? "late" : "timely", daysLeft, tasks}
}
