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
  /** The day by which it is done, or today if that is past; what is missed keeps its day. */
  day: Day
  /** What is missed does not help any more if it is done today. */
  state: "open" | "late" | "missed"
}

type TripNeeds = Pick<PlannedTrip, "healthRegions" | "fees" | "packingList">

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
  const needsVaccine = vaccineOf(trip.healthRegions) !== "no"
  const hasSmallBag = trip.packingList.some(({items}) => items.some(({key}) => key === smallBag))
  const tasks: [TaskKey, Day, isNeeded: boolean][] = [
    ["documents", monthEarlier, true],
    // Of a vaccine that is too late the missed deadline says all.
    ["vaccineVisit", monthEarlier, needsVaccine && vaccineDay >= now],
    ["vaccine", vaccineDay, needsVaccine],
    ["checkMig", lastDay, true],
    ["bag", lastDay, hasSmallBag],
    ["cash", lastDay, trip.fees.length > 0],
    ["pack", lastDay, !hasSmallBag && trip.packingList.length > 0],
    ["departure", departure, true],
  ]
  return tasks
    .filter(([, , isNeeded]) => isNeeded)
    .map(([key, day]): Task => {
      if (day >= now) return {key, day, state: "open"}
      return key === "vaccine" ? {key, day, state: "missed"} : {key, day: now, state: "late"}
    })
    .sort((one, other) => one.day.localeCompare(other.day))
}
