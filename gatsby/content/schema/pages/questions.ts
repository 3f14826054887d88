import {z} from "zod"
import {file, object} from "../graphql"
import {seo} from "../pieces"
import {key, richWords, words} from "../text"

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
    seo,
    title: words({max: 60}),
    description: words({max: 300}),
    questions: z.array(question).min(1),
  },
)
