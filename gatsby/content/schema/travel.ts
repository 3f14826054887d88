import {z} from "zod"
import {choice, object} from "./graphql"
import {words} from "./text"

const waysToTravel = ["road", "boat", "air", "foot"] as const

const hours = z.number().min(0.5).max(48)
const place = words({max: 60}).optional()

const way = object("TravelWay", {
  by: choice("WayToTravel", waysToTravel),
  hours: hours.optional().describe("About how many hours; unset where nobody says."),
  upTo: hours.optional().describe("At most how many hours, where that varies."),
})

/** How one gets to another place on a day. */
export const travel = object("DayTravel", {
  from: place.describe("Where it begins; unset for the region of the day before."),
  to: place.describe("Where it ends; unset for the region of the day."),
  ways: z
    .array(way)
    .min(1)
    .max(4)
    .optional()
    .describe("By what; of several, you confirm one. Unset where it is open."),
})

export type Travel = z.infer<typeof travel>
