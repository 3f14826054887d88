import {z} from "zod"
import {fileTypes} from "../../file-types"
import {graphql} from "../graphql"
import {seo} from "../pieces"
import {bilingual, key, line, richText, schemaReference} from "../text"

const question = z
  .strictObject({
    key: key.describe("Its address on the page."),
    heading: bilingual(line({max: 60}))
      .optional()
      .describe("What the questions from here on are about, as a heading above them."),
    question: bilingual(line({max: 160})),
    answer: bilingual(richText({max: 1000})),
  })
  .register(graphql, {type: "Question"})

export const questionsSchema = z
  .strictObject({
    $schema: schemaReference,
    seo,
    title: bilingual(line({max: 60})),
    description: bilingual(line({max: 300})),
    questions: z.array(question).min(1),
  })
  .register(graphql, {
    type: fileTypes["pages/questions"],
    about: "Questions and answers: data/pages/questions.json.",
  })
