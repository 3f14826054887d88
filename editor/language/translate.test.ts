import {collectionsOf} from "../configuration/configuration"
import {translate} from "./translate"

it("keeps the English of what nobody has translated, and of English", () => {
  expect(translate("toString", "es")).toBe("toString")
  expect(translate("the weather", "es")).toBe("the weather")
  expect(translate("Price", "en")).toBe("Price")
})

type Part = {
  label?: string
  label_singular?: string
  hint?: string
  pattern?: [string, string]
  options?: {value: string; label: string}[]
  fields?: Part[]
  files?: Part[]
  field?: Part
  name?: string
}

/** Everything that a form says, each with its place; fields of the interface's words are called by key. */
const toldBy = (part: Part, place = ""): [place: string, text: string][] => {
  const here = `${place}/${part.name}`
  const {label, label_singular: one, hint, pattern, options = []} = part
  const told = [label, one, hint, pattern?.[1], ...options.map(option => option.label)]
  const inner = [...(part.fields ?? []), ...(part.files ?? []), ...(part.field ? [part.field] : [])]
  return [
    ...told.map((text = "", index): [string, string] => [`${here}#${index}`, text]),
    ...inner.flatMap(each => toldBy(each, here)),
  ]
}

const ofData = (language: "en" | "es") => {
  // Without anything to name: titles of trips are no words of the form.
  const empty = new Map<string, unknown>()
  const {collections = []} = collectionsOf(empty, language)
  return collections.flatMap(collection => toldBy(collection as Part))
}

/** The same in both languages. */
const international = ["Banner", "Color", "Slug", "Legal", "malaria", "no", "tour", "X", "Y"]
const names = ["English", "Español", "Colombia", "Euros", "Facebook", "Instagram"]

it("has a Spanish word for everything that the form says", () => {
  const english = new Map(ofData("en"))
  const same = ofData("es").filter(([place, text]) => text !== "" && english.get(place) === text)
  const unknown = same.map(([, text]) => text).filter(text => !international.includes(text))
  expect([...new Set(unknown)].filter(text => !names.includes(text))).toEqual([])
})
