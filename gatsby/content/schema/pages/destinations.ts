import {z} from "zod"
import {fileTypes} from "../../file-types"
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
    type: fileTypes["pages/destinations"],
    about: "The map of all regions: data/pages/destinations.json.",
  })
