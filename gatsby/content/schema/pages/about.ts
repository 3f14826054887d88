import {z} from "zod"
import {fileTypes} from "../../file-types"
import {graphql} from "../graphql"
import {banner, seo} from "../pieces"
import {bilingual, line, richText, schemaReference} from "../text"

export const aboutSchema = z
  .strictObject({
    $schema: schemaReference,
    seo,
    title: bilingual(line({max: 60})),
    mission: bilingual(richText({max: 900})),
    banner,
    cards: z.array(banner).length(3),
    invitation: z
      .strictObject({
        text: bilingual(line({max: 300})),
        action: bilingual(line({max: 30})),
      })
      .register(graphql, {type: "Invitation"}),
    valuesTitle: bilingual(line({max: 90})),
    values: z.array(banner).length(5),
  })
  .register(graphql, {type: fileTypes["pages/about"], about: "About us: data/pages/about.json."})
