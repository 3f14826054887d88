import {z} from "zod"
import {file, object} from "./graphql"
import {key, words} from "./text"

const packingItem = object("PackingItem", {key, name: words({max: 90})})

const packingGroup = object("PackingGroup", {
  key,
  name: words({max: 40}),
  items: z.array(packingItem).min(1),
})

export const packingSchema = file(
  "packing",
  "Things that trips and regions ask a traveller to bring: data/packing.json.",
  {
    groups: z.array(packingGroup).min(1).describe("In the order in which pages show them."),
  },
)
