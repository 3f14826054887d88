import {z} from "zod"
import {fileTypes} from "../../file-types"
import {graphql} from "../graphql"
import {groupKeys} from "../groups"
import {link} from "../link"
import {keywords, pageWords, seo} from "../pieces"
import {bilingual, key, line, schemaReference} from "../text"

const option = z
  .strictObject({
    key,
    name: bilingual(line({max: 60})),
    description: bilingual(line({max: 160})).optional(),
  })
  .register(graphql, {type: "CustomizeOption"})

const step = <Options extends z.ZodType>(options: Options) =>
  pageWords.extend({options}).register(graphql, {type: "CustomizeStep"})

const customize = z
  .strictObject({
    title: bilingual(line({max: 90})),
    description: bilingual(line({max: 300})),
    points: step(z.array(option).min(2)),
    accommodation: step(z.array(option).length(3)),
    style: step(z.array(option).min(2)),
  })
  .register(graphql, {type: "Customize", about: "The customize section: three choices."})

const group = z
  .strictObject({
    key: z.enum(groupKeys),
    title: bilingual(line({max: 60})),
    description: bilingual(line({max: 200})),
    poster: link("Experience").describe(
      "The experience whose poster stands for the group on the home page.",
    ),
  })
  .register(graphql, {
    type: "ExperienceGroup",
    about: "A length of stay with everything that belongs to it.",
  })

export const catalogueSchema = z
  .strictObject({
    $schema: schemaReference,
    seo,
    title: bilingual(line({max: 60})),
    description: bilingual(line({max: 300})),
    groups: z
      .array(group)
      .length(groupKeys.length)
      .describe("The three lengths of stay, longest first."),
    customize,
    keywords: keywords.describe("Words that travellers search by and that mean any trip."),
  })
  .register(graphql, {
    type: fileTypes["pages/catalogue"],
    about: "Catalogue: data/pages/catalogue.json.",
  })
