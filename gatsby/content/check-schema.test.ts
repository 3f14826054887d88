import {z} from "zod"
import {checkSchema, dotted} from "./check-schema"
import {tellFault} from "./fault"

it.each([
  [[], "(file)"],
  [["price"], "price"],
  [["includes", "items", "es", 3], "includes.items.es[3]"],
  [[2, "key"], "[2].key"],
  [["a b"], '"a b"'],
  [["seo", "x".repeat(61)], `seo."${"x".repeat(61)}"`],
])("names the field %j as %s", (path, name) => {
  expect(dotted(path)).toBe(name)
})

const expectedOf = (schema: z.ZodType, value: unknown) =>
  checkSchema("a.json", z.strictObject({a: schema.optional()}), {a: value})
    .faults.map(tellFault)
    .map(({file, field, found, expected}) => [file, field, found, expected])

it.each<[string, z.ZodType, unknown, string, string]>([
  ["a text", z.string(), 7, "7", "a text"],
  ["a number", z.number(), "7", '"7"', "a number"],
  ["a whole number", z.int(), 7.5, "7.5", "a whole number"],
  ["a yes or no", z.boolean(), "yes", '"yes"', "true or false"],
  ["a list", z.array(z.string()), {}, "{}", "a list"],
  ["an object", z.object({}), [], "[]", "an object { … }"],
  ["a date", z.date(), "x", '"x"', "date"],
  ["one of some", z.enum(["b", "c"]), "d", '"d"', 'one of "b", "c"'],
  ["at least so many", z.number().min(3), 2, "2", "at least 3"],
  ["at most so many", z.number().max(3), 4, "4", "at most 3"],
  ["what its own words say", z.number().min(3, {error: "three or more"}), 2, "2", "three or more"],
  ["what its own words say", z.number().max(3, {error: "three or less"}), 4, "4", "three or less"],
  ["what its own words say", z.string({error: "words"}), 4, "4", "words"],
  ["what its own words say", z.string().regex(/^a$/, {error: "an a"}), "b", '"b"', "an a"],
])("expects %s", (_, schema, value, found, expected) => {
  expect(expectedOf(schema, value)).toEqual([["a.json", "a", found, expected]])
})

it("gives the typed content of what is sound, and shows what is missing as nothing", () => {
  const schema = z.object({a: z.object({b: z.string()})})
  expect(checkSchema("a.json", schema, {a: {b: "x"}})).toEqual({
    content: {a: {b: "x"}},
    faults: [],
  })
  expect(checkSchema("a.json", schema, {a: {}}).faults.map(tellFault)).toEqual([
    {file: "a.json", field: "a.b", found: "nothing", expected: "a text"},
  ])
  expect(checkSchema("a.json", schema, null).faults.map(tellFault)[0]).toMatchObject({
    field: "(file)",
    found: "null",
  })
})

it("shows nothing where a rule speaks of a part that is not there", () => {
  const schema = z
    .object({a: z.null().optional()})
    .refine(() => false, {path: ["a", "b"], error: "a b"})
  for (const value of [{}, {a: null}])
    expect(checkSchema("a.json", schema, value).faults.map(tellFault)).toEqual([
      {file: "a.json", field: "a.b", found: "nothing", expected: "a b"},
    ])
})

it("names each unknown key by itself", () => {
  const schema = z.object({a: z.strictObject({})})
  expect(checkSchema("a.json", schema, {a: {b: 1, c: 2}}).faults.map(tellFault)).toEqual(
    ["a.b", "a.c"].map(field => ({
      file: "a.json",
      field,
      found: "an unknown key",
      expected: "only the keys of docs/text-editor.md",
    })),
  )
})
