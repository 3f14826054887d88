import {checkWords} from "./check-words"
import {formatIssue} from "./issue"

const common = {
  hello: "Hello {{name}}",
  days: {one: "A day", many_one: "1 day", many_other: "days"},
}

const issuesOf = (files: Record<string, object>) =>
  checkWords(new Map(Object.entries(files))).map(formatIssue)

it("takes the same keys with the same values in every language", () => {
  const spanish = {...common, hello: "Hola {{name}}"}
  expect(issuesOf({"locales/en/common.json": common, "locales/es/common.json": spanish})).toEqual(
    [],
  )
})

it("names what is missing, empty or lost, in one run", () => {
  const files = {
    "locales/en/common.json": {...common, old: "Old"},
    "locales/es/common.json": {hello: "Hola", days: {...common.days, one: " "}, new: "Nuevo"},
  }
  expect(issuesOf(files)).toEqual([
    'locales/en/common.json → old: expected the same key in es, or no such key; found "Old"',
    'locales/es/common.json → hello: expected the values {{name}}; found "Hola"',
    'locales/es/common.json → days.one: expected a text; found " "',
    'locales/es/common.json → new: expected the same key in en, or no such key; found "Nuevo"',
  ])
})
