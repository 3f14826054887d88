import {z} from "zod"
import {file, object} from "../graphql"
import {seo} from "../pieces"
import {bilingualList, key, richText, richWords, words} from "../text"

const bookingTopic = object("BookingTopic", {
  key: key.describe("Its address on the page."),
  question: words({max: 120}),
  answer: richWords({max: 500}).describe("Two or three sentences, the answer first."),
  details: bilingualList(richText({max: 500}))
    .optional()
    .describe("Further paragraphs, on the booking page alone."),
  onTrips: z.boolean().describe("Whether a trip's page asks and answers it too."),
})

export const bookingSchema = file("pages/booking", "How booking works: data/pages/booking.json.", {
  seo,
  title: words({max: 60}),
  description: words({max: 300}),
  topics: z.array(bookingTopic).min(1),
})
