import {z} from "zod"
import {checkSchema, dotted} from "./check-schema"
import {type Fault, formatFault, formatFaults, oneEach, show, tell, tellFault} from "./fault"

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
      expected: "only the keys of the JSON Schema that the file names",
    })),
  )
})

const fault: Fault = {code: "text", place: {file: "data/site.json", field: "brand"}, values: {}}

it("says in one line where a fault is, what was found, and what would be right", () => {
  expect(formatFault(fault)).toBe("data/site.json → brand: found nothing, expected a text")
})

it("puts values into a sentence, leaves out what has none, and takes no value for a name", () => {
  expect(
    tell({code: "code-taken", values: {found: '"$file"', file: "a.json", free: '"OWLS"'}}),
  ).toEqual({
    found: '"$file", as in a.json',
    expected: 'a code of its own, such as "OWLS"',
  })
  expect(tell({code: "code-taken", values: {found: '"X"', file: "a.json"}}).expected).toBe(
    "a code of its own",
  )
})

it("counts the faults over their list", () => {
  const line = `  ${formatFault(fault)}`
  expect(formatFaults([fault])).toBe(`The content has 1 fault:\n${line}`)
  expect(formatFaults([fault, fault])).toBe(`The content has 2 faults:\n${line}\n${line}`)
})

it.each([
  [undefined, undefined],
  [null, "null"],
  ["Café", '"Café"'],
  [7, "7"],
  [{a: [1]}, '{"a":[1]}'],
  [Symbol("x"), "Symbol(x)"],
  ["a\u202eb\u200fc", '"a\\u{202e}b\\u{200f}c"'],
  ["x".repeat(78), `"${"x".repeat(78)}"`],
  ["x".repeat(79), `"${"x".repeat(79)}…`],
])("shows %p as it stands in the file: %s", (value, text) => {
  expect(show(value)).toBe(text)
})

it("tells of each value the nearest fault alone", () => {
  const [first, farther]: [Fault, Fault] = [fault, {...fault, code: "number"}]
  const others: Fault[] = [
    {...fault, values: {found: "7"}},
    {...fault, place: {...fault.place, field: "email"}},
    {...fault, place: {...fault.place, file: "data/packing.json"}},
  ]
  expect(oneEach([first, farther, ...others])).toEqual([first, ...others])
})
