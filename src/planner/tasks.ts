import {addDays, type Day, monthBefore} from "../lib/days"
import {smallBag, vaccineOf} from "./needs"
import type {PlannedTrip} from "./planned-trip"

/** Days before departure by which the yellow fever vaccine must be given. */
export const vaccineDays = 10

/** Days before the departure on which the last things are done; Check-Mig opens 72 hours before. */
const lastDays = 3

export type TaskKey =
  | "documents"
  | "vaccineVisit"
  | "vaccine"
  | "checkMig"
  | "bag"
  | "cash"
  | "pack"
  | "departure"

export type Task = {
  key: TaskKey
  /** The due day, or today if it is past; a missed deadline keeps its day. */
  day: Day
  isLate: boolean
}

type TripNeeds = Pick<PlannedTrip, "regions" | "fees" | "packingList">

/** Whether the deadline is missed: doing it today would not help. */
export const isMissed = ({key, isLate}: Task): boolean => key === "vaccine" && isLate

/**
 * The tasks before a trip, by day.
 *
 * @param departure - the day on which the trip begins, which is not past
 * @param now - today
 */
export const tasksFor = (trip: TripNeeds, departure: Day, now: Day): Task[] => {
  const monthEarlier = monthBefore(departure)
  const lastDay = addDays(departure, -lastDays)
  const vaccineDay = addDays(departure, -vaccineDays)
  const needsVaccine = vaccineOf(trip.regions) !== "no"
  const hasSmallBag = trip.packingList.some(({items}) => items.some(({key}) => key === smallBag))
  const due: [TaskKey, Day, boolean][] = [
    ["documents", monthEarlier, true],
    // Of a vaccine that is too late the missed deadline says all.
    ["vaccineVisit", monthEarlier, needsVaccine && vaccineDay >= now],
    ["vaccine", vaccineDay, needsVaccine],
    ["checkMig", lastDay, true],
    ["bag", lastDay, hasSmallBag],
    ["cash", lastDay, trip.fees.length > 0],
    ["pack", lastDay, !hasSmallBag],
    ["departure", departure, true],
  ]
  return due
    .filter(([, , isNeeded]) => isNeeded)
    .map(([key, day]) => {
      const task = {key, day, isLate: day < now}
      return task.isLate && !isMissed(task) ? {...task, day: now} : task
    })
    .sort((one, other) => one.day.localeCompare(other.day))
}
