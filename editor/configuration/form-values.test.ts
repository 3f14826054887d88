import {z} from "zod"
import {folderSchemas} from "../../gatsby/content/schema/files"
import {namedContent} from "../testing/named-content"
import {asSaved, toForm} from "./form-values"

const schema = z.strictObject({
  price: z.int(),
  place: z.strictObject({latitude: z.number()}).optional(),
  days: z.array(z.strictObject({from: z.int(), title: z.string()})),
})

const read = (price: string) => asSaved(schema.shape.price, price)

it.each([
  ["1450", 1450],
  ["1.450", 1450],
  ["1,450", 1450],
  ["1 450", 1450],
  ["1\u00a0450", 1450],
  ["1\u202f450", 1450],
  ["1'450", 1450],
  ["1.450.000", 1_450_000],
  [" 60 ", 60],
  ["-5", -5],
  ["−5", -5],
  ["0", 0],
])("reads the whole number %j", (text, number) => {
  expect(read(text)).toBe(number)
})

it.each([
  "12,5",
  "12.5",
  "1.45",
  "1.4500",
  "0.450",
  "1.450,00",
  "1.450.00",
  "1,450.000",
  "1450 €",
  "1e3",
  "0x10",
  "1..450",
  "mil",
  "--5",
  "5-",
])("keeps %j, which is no whole number, as it was typed", text => {
  expect(read(text)).toBe(text)
})

it.each<[string, unknown]>([
  ["4.711", 4.711],
  ["4,711", 4.711],
  ["-74", -74],
  ["−74,5", -74.5],
  ["4.711.000", "4.711.000"],
  ["4°", "4°"],
])("reads %j where parts of one count", (text, number) => {
  expect(asSaved(z.number(), text)).toBe(number)
})

it("writes what it has read, in every file", () => {
  for (const [folder, {schema: whole}] of Object.entries(folderSchemas)) {
    const [, content] =
      Object.entries(namedContent()).find(([file]) => file.startsWith(`data/${folder}/`)) ?? []
    const form = toForm(JSON.stringify(content))
    expect(JSON.stringify(form)).not.toMatch(/:-?\d/)
    expect(asSaved(whole as z.ZodType, form)).toEqual(content)
  }
})

it("leaves out what may be left out and is empty, and what is no field of the file", () => {
  const days = [{from: "2", title: "", _id: 1}]
  expect(asSaved(schema, {price: "", place: {latitude: ""}, days, checks: "…"})).toEqual({
    price: "",
    days: [{from: 2, title: ""}],
  })
  expect(asSaved(schema, {price: null, days: []})).toEqual({days: []})
})

it("leaves out the no of an optional switch, which a form has from the start", () => {
  const shape = z.object({
    draft: z.boolean().optional(),
    onTrips: z.boolean(),
    parts: z.array(z.object({mud: z.boolean().optional()})),
  })
  const no = {draft: false, onTrips: false, parts: [{mud: false}]}
  expect(asSaved(shape, no)).toEqual({onTrips: false, parts: [{}]})
  const yes = {draft: true, onTrips: true, parts: [{mud: true}]}
  expect(asSaved(shape, yes)).toEqual(yes)
})
