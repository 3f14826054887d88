import {z} from "zod"
import {choice, described, object} from "./meta"
import {keywords, season, seo, titled} from "./pieces"
import {bilingualLine, bilingualText, decimal, inOrder, link, list, slug, wholeNumber} from "./text"

export const monthKinds = ["dry", "mixed", "wet"] as const

const metres = wholeNumber(0, 5800)
const degrees = wholeNumber(-10, 45)

const altitude = described("Altitude", "Metres above the sea of the places visited.", {
  low: metres,
  high: metres,
}).superRefine(inOrder("low", "high"))

const temperature = object("Temperature", {
  low: degrees.describe("Usual low of a night, in °C."),
  high: degrees.describe("Usual high of a day, in °C."),
}).superRefine(inOrder("low", "high"))

const health = object("Health", {
  yellowFever: choice("VaccineAdvice", ["required", "recommended", "no"] as const).describe(
    "The vaccine: required, recommended or no.",
  ),
  travelClinic: list(choice("ClinicMatter", ["malaria", "altitude"] as const))
    .optional()
    .describe("What to ask a travel clinic about: malaria, altitude."),
  note: bilingualText({max: 300}).optional(),
})

export const fee = described("Fee", "What a visitor pays on the spot.", {
  name: bilingualLine({max: 60}),
  euros: z.int().positive().optional().describe("About how much, in whole euros, where known."),
  mayBeCovered: z
    .boolean()
    .optional()
    .describe("True if a trip's price may cover it, so that visitors are told to ask."),
  note: bilingualLine({max: 300}).optional().describe("Who collects it, and where."),
  trips: list(link("Experience"))
    .optional()
    .describe("Trips that meet it; all that bring cash to the region if it names none."),
})

const advice = described("TravelAdvice", "Advice of foreign ministries on a place.", {
  area: bilingualLine({max: 40}).describe("The part of the country that the advice is about."),
  places: bilingualLine({max: 60}).describe("What one asks an insurer about."),
})

const closures = described("Closures", "Weeks of the year in which a place is closed.", {
  title: bilingualLine({max: 60}),
  closedPlace: bilingualLine({max: 40}).describe("What is closed, as a sentence names it."),
  note: bilingualText({max: 400}).describe("What closes, why, and who decides."),
  periods: list(season).describe("Weeks of the year in which it is closed."),
})

export const regionSchema = described(
  "Region",
  "A part of the country: one folder of data/regions.",
  {
    slug: slug.describe("Last part of the page's address, and the name of its folder."),
    name: bilingualLine({max: 40}),
    keywords,
    town: bilingualLine({max: 40})
      .optional()
      .describe("The town where trips arrive and leave, if it is not called as the region is."),
    latitude: decimal(-4.3, 13.5).describe("Degrees north, WGS 84."),
    longitude: decimal(-82, -66.8).describe("Degrees east, WGS 84 (negative in Colombia)."),
    labelSide: choice("LabelSide", ["left", "right", "above", "below"] as const)
      .optional()
      .describe("Side of its mark on which maps write its name; on the right if nothing is said."),
    seo,
    lead: bilingualText({max: 900}).describe("What the place is, in 60 to 100 words."),
    poster: link("Experience")
      .optional()
      .describe("Trip whose picture stands for the region while no photograph does."),
    photo: link("Photo")
      .optional()
      .describe("Photograph of a trip that stands for the region: trip/file."),
    altitude: altitude
      .optional()
      .describe("Metres above the sea, from the lowest to the highest place visited."),
    temperature: temperature.optional().describe("Usual night and day, in °C."),
    months: z
      .array(choice("MonthKind", monthKinds))
      .length(12)
      .optional()
      .describe("January to December, each dry, mixed or wet, as it usually is."),
    gettingThere: bilingualText({max: 600}).optional(),
    health: health.optional(),
    money: bilingualText({max: 400}).optional().describe("Cash, cards and cash machines."),
    signal: bilingualText({max: 400}).optional().describe("Telephone and internet."),
    packing: list(link("PackingItem")).optional().describe("Things to bring."),
    rules: list(titled({title: 60, description: 400}))
      .optional()
      .describe("What holds here and hardly anywhere else."),
    fees: list(fee).optional().describe("What is paid there, beside a trip's price."),
    closures: closures.optional(),
    advice: advice
      .optional()
      .describe("That foreign ministries advise against travel to parts of the region."),
  },
)

export type Region = z.infer<typeof regionSchema>
