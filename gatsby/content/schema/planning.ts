import {z} from "zod"
import {graphql} from "./graphql"
import {link} from "./link"
import {bilingual, line, richText} from "./text"
import {travel} from "./travel"

/** Rows of the cover, in the order of the table on a trip's page. */
export const coverRows = [
  "lodging",
  "meals",
  "flights",
  "transfers",
  "guide",
  "entrances",
  "insurance",
] as const

/** State of a row; rows that make no sense for a trip are left out. */
export const coverValues = ["included", "partly", "not-included", "ask"] as const

export type CoverRow = (typeof coverRows)[number]
export type CoverValue = (typeof coverValues)[number]

export const dayStatuses = ["example", "confirmed"] as const

const row = z.enum(coverValues)

/** What the price covers. Flights are those within the country. */
export const covers = z
  .strictObject({
    lodging: row.optional(),
    meals: row.optional(),
    flights: row.optional().describe("Flights within Colombia."),
    transfers: row.optional().describe("Rides between airport, lodging and sights."),
    guide: row.optional(),
    entrances: row.optional().describe("Tickets of parks and sights of the trip."),
    insurance: row.optional().describe("Medical assistance during the trip."),
  } satisfies Record<(typeof coverRows)[number], unknown>)
  .register(graphql, {
    type: "Covers",
    about: "What the price covers: included, partly, not-included or ask.",
  })

const day = z
  .strictObject({
    from: z.int().min(1).max(60).describe("Number of the day, or of the first of several."),
    to: z.int().min(1).max(60).optional().describe("Number of the last of several days."),
    title: bilingual(line({max: 80})),
    description: bilingual(richText({max: 400})).describe("20 to 45 words: one place, one act."),
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
  .register(graphql, {type: "Day"})

export const days = z
  .strictObject({
    status: z
      .enum(dayStatuses)
      .register(graphql, {type: "DayStatus"})
      .describe("example: how the days can go; confirmed: how they are sold."),
    items: z.array(day).min(1),
  })
  .register(graphql, {type: "DayList", about: "The trip day by day."})
