import {z} from "zod"
import {described, file, object} from "../graphql"
import {groupKeys} from "../groups"
import {keywords, pageWords, seo} from "../pieces"
import {key, link, words} from "../text"

const option = object("CustomizeOption", {
  key,
  name: words({max: 60}),
  description: words({max: 160}).optional(),
})

const step = <Options extends z.ZodType>(options: Options) =>
  object("CustomizeStep", {...pageWords.shape, options})

const customize = described("Customize", "The customize section: three choices.", {
  title: words({max: 90}),
  description: words({max: 300}),
  points: step(z.array(option).min(2)),
  accommodation: step(z.array(option).length(3)),
  style: step(z.array(option).min(2)),
})

const group = described("ExperienceGroup", "A length of stay with everything that belongs to it.", {
  key: z.enum(groupKeys),
  title: words({max: 60}),
  description: words({max: 200}),
  poster: link("Experience").describe(
    "The experience whose poster stands for the group on the home page.",
  ),
})

export const catalogueSchema = file("pages/catalogue", "Catalogue: data/pages/catalogue.json.", {
  seo,
  title: words({max: 60}),
  description: words({max: 300}),
  groups: z
    .array(group)
    .length(groupKeys.length)
    .describe("The three lengths of stay, longest first."),
  customize,
  keywords: keywords.describe("Words that travellers search by and that mean any trip."),
})
