import {z} from "zod"
import {fileTypes} from "../file-types"
import {graphql} from "./graphql"
import {bilingual, key, line, schemaReference} from "./text"

const packingItem = z
  .strictObject({key, name: bilingual(line({max: 90}))})
  .register(graphql, {type: "PackingItem"})

const packingGroup = z
  .strictObject({
    key,
    name: bilingual(line({max: 40})),
    items: z.array(packingItem).min(1),
  })
  .register(graphql, {type: "PackingGroup"})

export const packingSchema = z
  .strictObject({
    $schema: schemaReference,
    groups: z.array(packingGroup).min(1).describe("In the order in which pages show them."),
  })
  .register(graphql, {
    type: fileTypes.packing,
    about: "Things that trips and regions ask a traveller to bring: data/packing.json.",
  })
