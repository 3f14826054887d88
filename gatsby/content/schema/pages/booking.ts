import {z} from "zod"
import {fileTypes} from "../../file-types"
import {graphql} from "../graphql"
import {seo} from "../pieces"
import {bilingual, bilingualList, key, line, richText, schemaReference} from "../text"

const bookingTopic = z
  .strictObject({
    key: key.describe("Its address on the page."),
    question: bilingual(line({max: 120})),
    answer: bilingual(richText({max: 500})).describe("Two or three sentences, the answer first."),
    details: bilingualList(richText({max: 500}))
      .optional()
      .describe("Further paragraphs, on the booking page alone."),
    onTrips: z.boolean().describe("Whether a trip's page asks and answers it too."),
  })
  .register(graphql, {type: "BookingTopic"})

export const bookingSchema = z
  .strictObject({
    $schema: schemaReference,
    seo,
    title: bilingual(line({max: 60})),
    description: bilingual(line({max: 300})),
    topics: z.array(bookingTopic).min(1),
  })
  .register(graphql, {
    type: fileTypes["pages/booking"],
    about: "How booking works: data/pages/booking.json.",
  })
