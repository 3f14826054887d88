import {readFileSync} from "fs"
import path from "path"
import {corrected} from "./corrected"
import {frameworkWords} from "./spanish/framework"

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
