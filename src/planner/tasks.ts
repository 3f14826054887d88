import {addDays, type Day} from "../lib/days"
import type {PlannedTrip} from "./planned-trip"

/** Days before departure by which papers and a doctor's appointment are seen to. */
const earlyDays = 30

/** Days before departure by which the yellow fever vaccine must be given. */
const vaccineDays = 10

/** Days before departure on which the last things are done; Check-Mig opens 72 hours before. */
const lastDays = 3

type TaskKey = "documents" | "vaccineVisit" | "vaccine" | "checkMig" | "cash" | "pack"

/** What is done by which day, or today if that is past. */
export type Task = {key: TaskKey; day: Day}

type TripNeeds = Pick<PlannedTrip, "healthRegions" | "fees" | "packingList">

const needsVaccine = ({healthRegions}: TripNeeds) =>
  healthRegions.some(({health}) => health && health.yellowFever !== "no")

/** Whether the vaccine that a trip asks for can no longer be given in time. */
export const isTooLate = (trip: TripNeeds, departure: Day, now: Day): boolean =>
  needsVaccine(trip) && addDays(departure, -vaccineDays) < now

/** The tasks before a trip, by day. Its departure is not past. */
export const tasksFor = (trip: TripNeeds, departure: Day, now: Day): Task[] => {
  const hasVaccine = needsVaccine(trip)
  const tasks: [TaskKey, daysBefore: number, isNeeded: boolean][] = [
    ["documents", earlyDays, true],
    ["vaccineVisit", earlyDays, hasVaccine],
    ["vaccine", vaccineDays, hasVaccine && !isTooLate(trip, departure, now)],
    ["checkMig", lastDays, true],
    ["cash", lastDays, trip.fees.length > 0],
    ["pack", lastDays, trip.packingList.length > 0],
  ]
  return tasks
    .filter(([, , isNeeded]) => isNeeded)
    .map(([key, daysBefore]) => {
      const day = addDays(departure, -daysBefore)
      return {key, day: day < now ? now : day}
    })
}
