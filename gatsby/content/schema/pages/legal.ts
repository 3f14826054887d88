import {z} from "zod"
import {fileTypes} from "../../file-types"
import {expects} from "../expects"
import {graphql} from "../graphql"
import {seo} from "../pieces"
import {bilingual, bilingualList, key, line, richText, schemaReference} from "../text"

const legalSection = z
  .strictObject({
    key,
    title: bilingual(line({max: 90})),
    paragraphs: bilingualList(richText({max: 1500})),
    items: bilingualList(richText({max: 500}))
      .optional()
      .describe("A bullet list after the paragraphs."),
  })
  .register(graphql, {type: "LegalSection"})

/** Terms, the data policy and the code of conduct share one shape. */
export const legalSchema = z
  .strictObject({
    $schema: schemaReference,
    seo,
    title: bilingual(line({max: 90})),
    updated: z.iso
      .date(expects("date"))
      .describe("Day of the last change of the text, as YYYY-MM-DD."),
    draft: z
      .boolean()
      .optional()
      .describe("True until a lawyer has confirmed the text: its page says so."),
    summary: bilingual(line({max: 400})),
    sections: z.array(legalSection).min(1),
  })
  .register(graphql, {
    type: fileTypes["pages/terms"],
    about:
      "Terms, the data policy and the code of conduct: data/pages/terms.json, treatment.json and conduct.json.",
  })
