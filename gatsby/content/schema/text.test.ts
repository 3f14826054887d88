import type {z} from "zod"
import {checkSchema} from "../check-schema"
import {tellFault} from "../fault"
import {fileSchemas, folderSchemas, nameOf, schemaOf} from "./files"
import {line, richText} from "./text"

/** What is said of a text; nothing of a sound one. */
const told = (schema: z.ZodType, text: string) =>
  schema.safeParse(text).success
    ? undefined
    : checkSchema("a.json", schema, text).faults.map(fault => tellFault(fault).expected)

it.each([
  "\0",
  "\ud800",
  "\u2028",
  "\u202e",
  "\u00ad",
  "\u200b",
  "\u2060",
  "\ufeff",
  "\ufdd0",
  "\uffff",
  "\u{1fffe}",
])("refuses %j within words, which some file of the build could not hold or show", sign => {
  expect(told(line(), `a${sign}b`)).toEqual([
    "visible characters: retype the text instead of pasting it",
  ])
})

it("takes the letters of any language", () => {
  expect(told(line(), "Niñez, Kogui ëñ, ciénaga “x” 👩‍🌾 שלום")).toBeUndefined()
})

it("takes a text from its shortest to its longest, and says how many characters it may have", () => {
  const some = line({min: 3, max: 5})
  expect([told(some, "abc"), told(some, "abcde")]).toEqual([undefined, undefined])
  expect(told(some, "ab")).toEqual(["at least 3 characters"])
  expect(told(some, "abcdef")).toEqual(["at most 5 characters"])
  expect(told(richText({max: 5}), "abcdef")).toEqual(["at most 5 characters"])
})

it("wants a text that is not empty, and one of a line, where no length is given", () => {
  expect(told(line(), "")).toEqual(["a text that is not empty"])
  expect(told(line(), "x".repeat(200))).toBeUndefined()
  expect(told(line(), "x".repeat(201))).toEqual(["at most 200 characters"])
  expect(told(richText(), "x".repeat(1200))).toBeUndefined()
  expect(told(richText(), "x".repeat(1201))).toEqual(["at most 1200 characters"])
})

it.each(["a < b", "a > b", "a\nb"])("refuses %j, which is no plain line", text => {
  expect(told(line(), text)).toContain("plain words on one line, without < or >")
})

it.each([" a", "a ", "\ta"])("refuses blanks at the ends of %j", text => {
  expect(told(line(), text)).toContain("a text without blanks at its ends")
})

it("takes bold parts in pairs, where words may hold them", () => {
  expect(told(richText(), "a **b** c")).toBeUndefined()
  expect(told(richText(), "a **b c")).toEqual(["** in pairs around the bold words"])
})

it("names a part of the content by the end of its path", () => {
  expect(nameOf("pages/home")).toBe("home")
  expect(nameOf("site")).toBe("site")
})

it("finds the schema of every part of the content", () => {
  const single = Object.entries(fileSchemas).map(
    ([path, schema]) => [nameOf(path), schema] as const,
  )
  const many = Object.entries(folderSchemas).map(([kind, {schema}]) => [kind, schema] as const)
  for (const [name, schema] of [...single, ...many])
    expect(schemaOf(name as Parameters<typeof schemaOf>[0])).toBe(schema)
})
