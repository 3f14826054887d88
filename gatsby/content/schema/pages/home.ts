import {z} from "zod"
import {fileTypes} from "../../file-types"
import {graphql} from "../graphql"
import {link} from "../link"
import {banner, pageWords, plainTitled, seo} from "../pieces"
import {bilingual, line, schemaReference} from "../text"

export const homeSchema = z
  .strictObject({
    $schema: schemaReference,
    seo,
    hero: banner,
    trips: pageWords
      .extend({
        experiences: z
          .array(link("Experience"))
          .min(1)
          .max(3)
          .describe("Up to three trips that show what there is, on cards with their prices."),
      })
      .register(graphql, {type: "FewTrips", about: "A few trips below a heading."}),
    lengths: plainTitled({title: 90, description: 300}).describe(
      "Heading over the three lengths of stay.",
    ),
    colombia: banner,
    booking: z
      .strictObject({title: bilingual(line({max: 90})), steps: z.array(pageWords).length(3)})
      .register(graphql, {type: "StepList"}),
  })
  .register(graphql, {type: fileTypes["pages/home"], about: "Home: data/pages/home.json."})
