import {readFileSync} from "fs"
import path from "path"
import type {Sentence} from "../../gatsby/content/fault"
import {collectionsOf} from "../configuration/configuration"
import {corrected} from "./corrected"
import {sentences} from "./sentences"
import {frameworkWords} from "./spanish/framework"
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

const {en, ...others} = sentences

/** Names of the values in a sentence; those that may be missing have brackets round them. */
const valuesOf = (sentence: Sentence) =>
  [
    ...new Set(
      [sentence]
        .flat()
        .join("\n")
        .match(/\[[^\]]*\]|\$\w+/g),
    ),
  ]
    .map(part => part.replace(/\[.*(\$\w+).*\]/, "[$1]"))
    .sort()

/** The same in every language. */
const signs = ["type", "own-words", "no-price"]

it.each(Object.entries(others))("tells every fault in %s, with the values of English", (_, own) => {
  for (const [code, sentence] of Object.entries(en.faults)) {
    const told = own.faults[code as keyof typeof own.faults]
    expect([code, valuesOf(told)]).toEqual([code, valuesOf(sentence)])
    expect([code, typeof told]).toEqual([code, typeof sentence])
    if (!signs.includes(code)) expect(told).not.toEqual(sentence)
  }
})

const locales = "node_modules/@sveltia/cms/locales"

type Words = {[key: string]: string | Words}

const keysIn = (file: string): string[] => {
  const flatten = (words: Words, prefix = ""): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === "string" ? [prefix + key] : flatten(value, `${prefix}${key}.`),
    )
  return flatten(JSON.parse(readFileSync(path.join(locales, file), "utf8")))
}

/** What staff never read: faults of the configuration, which is made, and other hosts of pictures. */
const unread = /^(config|cloud_storage)\./

it("has Spanish for whatever the editor's framework has none for, and for nothing else", () => {
  const spanish = new Set(keysIn("es-CO.json"))
  const missing = keysIn("en-US.json").filter(key => !spanish.has(key) && !unread.test(key))
  expect(Object.keys(frameworkWords).sort()).toEqual(missing.sort())
})

it("corrects sentences that the framework still has, the same ones in both languages", () => {
  const textsOf = (file: string) => {
    const words = JSON.parse(readFileSync(path.join(locales, file), "utf8"))
    const at = (key: string) => key.split(".").reduce((inner, part) => inner[part], words)
    return Object.keys(corrected.es).map(at)
  }
  expect(textsOf("es-CO.json")).not.toContain(undefined)
  expect(textsOf("en-US.json")).toEqual(Object.keys(corrected.en))
})
