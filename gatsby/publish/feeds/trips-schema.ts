import {z} from "zod"
import {languages} from "../../../src/i18n/languages"
import {experienceFields} from "../../content/schema/experience"
import {groupKeys, kinds} from "../../content/schema/groups"
import {priceBases} from "../../content/schema/site"
import {monthDay, slug} from "../../content/schema/text"
import {feedPictureSize} from "./feed-pictures"

const address = z.url({protocol: /^https?$/}).describe("An absolute address.")
const words = z.string().min(1)
const entry = z.strictObject({id: slug, name: words})
const list = z.array(words).min(1)

const image = z.strictObject({
  url: address,
  width: z.literal(feedPictureSize),
  height: z.literal(feedPictureSize),
  alt: words.describe("What it shows, for someone who cannot see it."),
})

const trip = z.strictObject({
  id: slug.describe("The same in every language, and in the reports on visits (item_id)."),
  code: experienceFields.shape.code.describe("What the reference of a booking text calls it."),
  url: address.describe(
    "Its page in the language of the file; put your own name in place of its utm_source.",
  ),
  translations: z.record(z.string(), address).describe("Its page in other languages."),
  title: words,
  summary: words.describe("One sentence."),
  description: words.describe("60 to 120 words of plain text."),
  kind: z.enum(kinds),
  group: z.enum(groupKeys).describe("Length of stay."),
  days: z.int().positive(),
  nights: z.int().min(0).optional().describe("Missing where the offer names days only."),
  season: z
    .strictObject({from: monthDay, to: monthDay})
    .optional()
    .describe("First and last day, as MM-DD; it may run over New Year. Missing: all year."),
  regions: z.array(entry).min(1).describe("In the order of the trip."),
  activities: z.array(entry).min(1).describe("The main thing first."),
  facts: z
    .array(z.strictObject({name: words, label: words, text: words}))
    .describe("What else is known of it, in words; what nobody has settled is missing."),
  price: z
    .strictObject({from: z.int().positive(), currency: z.literal("EUR")})
    .describe("Starting price; the booking confirmation states the final one."),
  image: image.describe("A square JPEG."),
  photos: z
    .array(
      z.strictObject({
        url: address.describe("A JPEG."),
        alt: words.describe("What it shows, for someone who cannot see it."),
        credit: words.describe("Who took it; to be named wherever it is shown."),
        licence: words.optional().describe("Its licence: the address of its text, or its name."),
      }),
    )
    .min(1)
    .optional()
    .describe("Missing where there are no photographs."),
  includes: list.optional(),
  highlights: list.optional().describe("Places visited, of a multi-destination package."),
  notIncluded: list.optional(),
})

/** Shape of the open feed. */
export const tripsSchema = z
  .strictObject({
    $schema: address,
    version: z.literal(1).describe("A change that readers must know of raises it."),
    language: z.enum(languages),
    operator: z.strictObject({name: words, url: address}),
    priceBasis: z
      .enum(priceBases)
      .describe("Whom a starting price is for; ask: nobody says so, ask the operator."),
    trips: z.array(trip),
  })
  .describe("Every trip of the site in one language, in the order of its catalogue.")

/** One trip, as all feeds describe it. */
export type FeedTrip = z.infer<typeof trip>

/** The open feed of one language. */
export type TripsFeed = z.infer<typeof tripsSchema>
