import type {z} from "zod"
import {choice, described, object} from "./meta"
import {bilingualLine, bilingualText, date, decimal, inOrder, link, list, wholeNumber} from "./text"

const hours = decimal(0.5, 48)
const place = bilingualLine({max: 60}).optional()

const way = object("TravelWay", {
  by: choice("WayToTravel", ["road", "boat", "air", "foot"] as const),
  hours: hours.optional().describe("About how many hours; unset where nobody says."),
  upTo: hours.optional().describe("At most how many hours, where that varies."),
}).superRefine(inOrder("hours", "upTo"))

const travel = object("DayTravel", {
  from: place.describe("Where it begins; unset for the region of the day before."),
  to: place.describe("Where it ends; unset for the region of the day."),
  ways: list(way, {max: 4})
    .optional()
    .describe("By what; of several, you confirm one. Unset where it is open."),
})

export type Travel = z.infer<typeof travel>

/** What is known of a row, as trips tell it. */
export const coverStates = ["included", "partly", "not-included"] as const

const rowsOf = <State extends z.ZodType>(state: State) => ({
  lodging: state.optional(),
  meals: state.optional(),
  flights: state.optional().describe("Flights within Colombia."),
  transfers: state.optional().describe("Rides between airport, lodging and sights."),
  guide: state.optional(),
  entrances: state.optional().describe("Tickets of parks and sights of the trip."),
  insurance: state.optional().describe("Medical assistance during the trip."),
})

/** Rows that make no sense for a trip are left out. */
export const covers = described(
  "Covers",
  "What the price covers: included, partly, not-included; ask for what all trips say, open if it is none of theirs.",
  rowsOf(choice("CoverState", [...coverStates, "ask", "open"] as const)),
)

/** The same where all trips of a length say it. */
export const coverAnswers = described(
  "CoverAnswers",
  "What the price of such trips covers: included, partly or not-included.",
  rowsOf(choice("CoverAnswer", coverStates)),
)

export type CoverRow = keyof z.infer<typeof covers>

/** Rows of the cover, in the order of the table on a trip's page. */
export const coverRows = Object.keys(covers.shape) as CoverRow[]

export const day = object("Day", {
  from: wholeNumber(1, 60).describe("Number of the day, or of the first of several."),
  to: wholeNumber(1, 60).optional().describe("Number of the last of several days."),
  title: bilingualLine({max: 80}),
  description: bilingualText({max: 400}).describe("20 to 45 words: one place, one act."),
  region: link("Region"),
  travel: travel
    .optional()
    .describe(
      "How one gets there, on a day that begins elsewhere; hours as far as they are known.",
    ),
  picture: link("Experience")
    .optional()
    .describe("Trip whose picture shows the day; unset for none."),
  photo: link("Photo").optional().describe("Photograph of a trip that shows the day: trip/file."),
})

export const days = described("DayList", "The trip day by day.", {
  status: choice("DayStatus", ["example", "confirmed"] as const).describe(
    "example: how the days can go; confirmed: how they are sold.",
  ),
  items: list(day),
})

const priceRow = object("PriceRow", {
  name: bilingualLine({max: 80}).describe(
    "Whom or what it is for: two travellers, a room of one's own.",
  ),
  euros: wholeNumber(1, 100_000).describe("Whole euros."),
})

/** Prices of a trip beside the starting price, which stands in `price`. */
export const prices = object("TripPrices", {
  rows: list(priceRow, {max: 20}).describe("In the order of the table."),
  validUntil: date.describe(
    "Last day on which they hold, as YYYY-MM-DD; later the page says “on request”.",
  ),
})
