import {addDays, type Day, daysBetween, isDay, monthBefore} from "./days"

/** Days before the departure by which the vaccine against yellow fever is to be given. */
export const vaccineDays = 10

/** Days before the departure on which the last things are done. */
const lastDays = 3

/** What a trip asks of a traveller, as far as it has a day. */
export type TripToPrepare = {
  slug: string
  /** How many days it takes. */
  length: number
  /** What its regions say of the vaccine against yellow fever; the strictest counts. */
  vaccine: "required" | "recommended" | "no"
  /** Whether a bag of at most 10 kg without wheels is all that may be brought. */
  hasSmallBag: boolean
  /** Whether fees are paid there, in cash. */
  hasFees: boolean
}

/** What there is to do, in the order of its days, and of things of one day in that of telling. */
export const taskKeys = [
  "documents",
  "vaccineVisit",
  "vaccine",
  "bag",
  "cash",
  "pack",
  "departure",
] as const

export type TaskKey = (typeof taskKeys)[number]

/** One thing to do. */
export type Task = {
  key: TaskKey
  /** The day on which it is due, or today where that day is past; what is missed keeps its day. */
  day: Day
  /** True where its day is past. */
  isLate: boolean
  /** How many days it takes. */
  length: number
}

/** Whether the last day for something is over: nothing that is done today makes up for it. */
export const isMissed = ({key, isLate}: Task): boolean => key === "vaccine" && isLate

/** What to do by when; `daysLeft` counts from today to the departure. */
export type Preparation = {
  /** `late` where a vaccine that the trip asks for can no longer be given in time. */
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
    ...(trip.hasSmallBag && {bag: lastDay}),
    ...(trip.hasFees && {cash: lastDay}),
    ...(!trip.hasSmallBag && {pack: lastDay}),
    departure,
  }
}

/**
 * Lists what to do before a trip, by day.
 *
 * @param departure - the day on which the trip begins
 * @param now - today
 * @returns undefined where the departure is no day
 */
export const prepare = (trip: TripToPrepare, departure: Day, now: Day): Preparation | undefined => {
  if (!isDay(departure)) return undefined
  const daysLeft = daysBetween(now, departure)
  if (daysLeft < 0) return {state: "past", daysLeft, tasks: []}
  const due = dueDays(trip, departure)
  const isTooLate = due.vaccine !== undefined && due.vaccine < now
  const tasks = taskKeys.flatMap((key): Task[] => {
    const day = due[key]
    // A visit that comes too late for the vaccine is told by the vaccine itself.
    if (day === undefined || (key === "vaccineVisit" && isTooLate)) return []
    const isLate = day < now
    const length = key === "departure" ? trip.length : 1
    const task = {key, day, isLate, length}
    return [isLate && !isMissed(task) ? {...task, day: now} : task]
  })
  tasks.sort((one, other) => one.day.localeCompare(other.day))
  return {state: isTooLate ? "late" : "timely", daysLeft, tasks}
}
