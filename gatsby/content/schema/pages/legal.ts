import {z} from "zod"
import {file, object} from "../graphql"
import {seo} from "../pieces"
import {bilingualList, expects, key, richText, words} from "../text"

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
    updated: z.iso
      .date(expects("date"))
      .describe("Day of the last change of the text, as YYYY-MM-DD."),
    draft: z
      .boolean()
      .optional()
      .describe("True until a lawyer has confirmed the text: its page says so."),
    summary: words({max: 400}),
    sections: z.array(legalSection).min(1),
  },
)
