import {z} from "zod"
import {choice, described, object} from "./graphql"
import {link, richWords, words} from "./text"
import {travel} from "./travel"

/** State of a row; rows that make no sense for a trip are left out. */
const coverValues = ["included", "partly", "not-included", "ask"] as const

const row = z.enum(coverValues)

const rows = {
  lodging: row.optional(),
  meals: row.optional(),
  flights: row.optional().describe("Flights within Colombia."),
  transfers: row.optional().describe("Rides between airport, lodging and sights."),
  guide: row.optional(),
  entrances: row.optional().describe("Tickets of parks and sights of the trip."),
  insurance: row.optional().describe("Medical assistance during the trip."),
}

type CoverRow = keyof typeof rows

/** Rows of the cover, in the order of the table on a trip's page. */
export const coverRows = Object.keys(rows) as CoverRow[]

/** What the price covers. Flights are those within the country. */
export const covers = described(
  "Covers",
  "What the price covers: included, partly, not-included or ask.",
  rows,
)

const day = object("Day", {
  from: z.int().min(1).max(60).describe("Number of the day, or of the first of several."),
  to: z.int().min(1).max(60).optional().describe("Number of the last of several days."),
  title: words({max: 80}),
  description: richWords({max: 400}).describe("20 to 45 words: one place, one act."),
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
  status: choice("DayStatus", ["example", "confirmed"]).describe(
    "example: how the days can go; confirmed: how they are sold.",
  ),
  items: z.array(day).min(1),
})
