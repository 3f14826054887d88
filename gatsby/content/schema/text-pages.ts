import {z} from "zod"
import {file, object} from "./graphql"
import {pageHeading, seo} from "./pieces"
import {bilingualList, date, key, richText, richWords, words} from "./text"

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
  ...pageHeading,
  topics: z.array(bookingTopic).min(1),
})

const question = object("Question", {
  key: key.describe("Its address on the page."),
  heading: words({max: 60})
    .optional()
    .describe("What the questions from here on are about, as a heading above them."),
  question: words({max: 160}),
  answer: richWords({max: 1000}),
})

export const questionsSchema = file(
  "pages/questions",
  "Questions and answers: data/pages/questions.json.",
  {
    ...pageHeading,
    questions: z.array(question).min(1),
  },
)

const legalSection = object("LegalSection", {
  key,
  title: words({max: 90}),
  paragraphs: bilingualList(richText({max: 1500})),
  items: bilingualList(richText({max: 500}))
    .optional()
    .describe("A bullet list after the paragraphs."),
})

/** Terms, the data policy and the code of conduct share one shape. */
export const legalSchema = file(
  "pages/terms",
  "Terms, the data policy and the code of conduct: data/pages/terms.json, treatment.json and conduct.json.",
  {
    seo,
    title: words({max: 90}),
    updated: date.describe("Day of the last change of the text, as YYYY-MM-DD."),
    draft: z
      .boolean()
      .optional()
      .describe("True until a lawyer has confirmed the text: its page says so."),
    summary: words({max: 400}),
    sections: z.array(legalSection).min(1),
  },
)
