import {z} from "zod"
import {graphql} from "../graphql"
import {seo} from "../pieces"
import {bilingual, line, schemaReference} from "../text"

export const destinationsSchema = z
  .strictObject({
    $schema: schemaReference,
    seo,
    title: bilingual(line({max: 60})),
    description: bilingual(line({max: 300})),
  })
  .register(graphql, {
    type: "DestinationsContent",
    about: "The map of all regions: data/pages/destinations.json.",
  })
