import {z} from "zod"
import {choice, meta} from "../content/schema/meta"
import {picture} from "../content/schema/pieces"
import {bilingual, bilingualList, line, link} from "../content/schema/text"
import {deriveTypes} from "./derive-types"

const file = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).register(meta, {type: "Place", about: 'A "place": one file.'})

it("gives every kind of field its type, description and directive", () => {
  const notes = z.strictObject({text: line()}).register(meta, {type: "Note", about: "A note."})
  const schema = file({
    slug: line().describe("Name of its folder."),
    name: bilingual(line()),
    tips: bilingualList(line()).optional().describe("What to know."),
    height: z.number(),
    days: z.int().min(1).optional(),
    isOpen: z.boolean(),
    seasons: z.array(choice("Season", ["dry", "wet"])).optional(),
    stay: choice("Stay", ["1-day", "long"]),
    image: picture.image,
    regions: z.array(link("Region")).min(1),
    activity: link("Activity"),
    notes: z.array(notes),
    climate: z.strictObject({low: z.int()}).optional(),
  }).refine(() => true)
  expect(deriveTypes([schema])).toBe(`enum Season {dry wet}

"""A note."""
type Note @dontInfer {
  text: String!
}

type PlaceClimate @dontInfer {
  low: Int!
}

"""A "place": one file."""
type Place implements Node @dontInfer {
  """Name of its folder."""
  slug: String!
  name: String! @localized
  """What to know."""
  tips: [String!] @localized
  height: Float!
  days: Int
  isOpen: Boolean!
  seasons: [Season!]
  stay: String!
  image: File! @fileByRelativePath
  regions: [Region!]! @link(by: "slug")
  activity: Activity!
  notes: [Note!]!
  climate: PlaceClimate
}
`)
})

it("prints a type that schemas share once, with the fuller description", () => {
  const plain = z.strictObject({text: line({max: 9})}).register(meta, {type: "Note"})
  const told = z
    .strictObject({text: line().describe("Told.")})
    .register(meta, {type: "Note", about: "A note."})
  const types = deriveTypes([file({plain, told, list: z.array(plain)})])
  expect(types.match(/type Note /g)).toHaveLength(1)
  expect(types).toContain('"""Told."""\n  text: String!')
})

it("prints computed fields behind stored ones, of a file that may lead back to itself", () => {
  const schema = file({name: line().describe("Stored.")})
  const fields = {
    name: {},
    label: {shape: z.string(), description: "In words.", isLocalized: true},
    near: {shape: z.array(schema).optional()},
  }
  expect(
    deriveTypes([schema], [{schema, fields, implements: "Page"}]),
  ).toBe(`"""A "place": one file."""
type Place implements Node & Page @dontInfer {
  """Stored."""
  name: String!
  """In words."""
  label(language: String): String!
  near: [Place!]
}
`)
})

it("refuses a kind that GraphQL does not have, and an override of no field", () => {
  expect(() => deriveTypes([file({})], [{schema: file({}), fields: {nam: {}}}])).toThrow("nam: ")
  expect(() => deriveTypes([file({when: z.date()})])).toThrow(
    'PlaceWhen: GraphQL has no type for a schema of the kind "date"',
  )
})
