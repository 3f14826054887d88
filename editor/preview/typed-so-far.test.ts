import {z} from "zod"
import {folderSchemas} from "../../gatsby/content/schema/files"
import {bilingual, line} from "../../gatsby/content/schema/text"
import {namedContent} from "../testing/named-content"
import {typedSoFar} from "./typed-so-far"

const schema = z.strictObject({
  title: bilingual(line()),
  price: z.int(),
  color: z.enum(["yellow", "blue"]),
  isOpen: z.boolean(),
  items: z.array(z.strictObject({name: line(), nights: z.int().optional()})),
  season: z.strictObject({from: line(), to: line()}).optional(),
})

const empty = {
  title: {en: "", es: ""},
  price: 0,
  color: "yellow",
  isOpen: false,
  items: [],
}

it("gives a form that nothing has been typed into the shape of its file", () => {
  expect(typedSoFar(schema, {})).toEqual(empty)
  expect(typedSoFar(schema, null)).toEqual(empty)
})

it("keeps what has been typed, and drops what is no value of the field", () => {
  const typed = {
    title: {en: "Owls", es: null},
    price: "4.",
    color: "blue",
    isOpen: true,
    items: [{name: "Hat", nights: ""}, {}],
    season: {from: "06-", to: ""},
    other: 1,
  }
  expect(typedSoFar(schema, typed)).toEqual({
    title: {en: "Owls", es: ""},
    price: 0,
    color: "blue",
    isOpen: true,
    items: [{name: "Hat"}, {name: ""}],
    season: {from: "06-", to: ""},
  })
})

it("reads numbers as a save does", () => {
  expect(typedSoFar(schema, {price: "1.450"})).toEqual({...empty, price: 1450})
})

it("leaves out what may be left out and is empty", () => {
  const seasons = [null, undefined, {}, {from: "", to: null}]
  for (const season of seasons) expect(typedSoFar(schema, {season})).toEqual(empty)
})

it("changes nothing of a sound file", () => {
  const files = Object.entries(namedContent())
  for (const [folder, {schema: whole}] of Object.entries(folderSchemas)) {
    const [, content] = files.find(([file]) => file.startsWith(`data/${folder}/`)) ?? []
    expect(content).toBeDefined()
    expect(typedSoFar(whole as z.ZodType, content)).toEqual(content)
  }
})
