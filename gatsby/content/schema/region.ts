import {z} from "zod"
import {graphql} from "./graphql"
import {bilingual, line, schemaReference, slug} from "./text"

export const regionSchema = z
  .strictObject({
    $schema: schemaReference,
    slug: slug.describe("Name of its folder."),
    name: bilingual(line({max: 40})),
    latitude: z.number().min(-4.3).max(13.5).describe("Degrees north, WGS 84."),
    longitude: z
      .number()
      .min(-82)
      .max(-66.8)
      .describe("Degrees east, WGS 84 (negative in Colombia)."),
  })
  .register(graphql, {
    type: "Region",
    about: "A part of the country: one folder of data/regions.",
  })

/** One region as its folder stores it. */
export type Region = z.infer<typeof regionSchema>
