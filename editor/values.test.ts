import {z} from "zod"
import {toForm, toStored} from "./values"

const whole = (text: string) => toStored(z.int(), text)

it.each([
  ["1450", 1450],
  [" 1450 ", 1450],
  ["1.450", 1450],
  ["1,450", 1450],
  ["1 450", 1450],
  ["-5", -5],
  ["12.900.000", 12_900_000],
])("stores %j as the number %d", (text, number) => {
  expect(whole(text)).toBe(number)
})

it.each(["12,5", "12.9", "1450 €", "1.4500", "1,450.00", "a lot", "1e3"])(
  "leaves %j as it is, for the checks to refuse",
  text => {
    expect(whole(text)).toBe(text)
  },
)

it("stores decimals with a point or a comma", () => {
  expect([toStored(z.number(), "2,5"), toStored(z.number(), "2.5")]).toEqual([2.5, 2.5])
})

it("stores a form's values in the schema's order, without what is empty and optional", () => {
  const words = z.object({en: z.string(), es: z.string()})
  const schema = z.object({
    a: z.int(),
    b: words.optional(),
    c: z.boolean().optional(),
    d: z.array(z.object({x: z.int(), y: z.string().optional()})),
    e: z.string(),
  })
  const form = {
    checks: "",
    e: "",
    d: [{y: "", x: "2"}],
    c: false,
    b: {en: "", es: ""},
    a: "1",
  }
  expect(JSON.stringify(toStored(schema, form))).toBe('{"a":1,"d":[{"x":2}],"e":""}')
})

it("hands numbers over as text", () => {
  expect(toForm('{"a": [1450, "x", true]}')).toEqual({a: ["1450", "x", true]})
})
