/** @jest-environment node */

import {translator} from "../../gatsby/words/translator"
import {headWords} from "./head-words"

const home = (word: string, language: string) => ({
  node: {ns: "common", data: `{"nav":{"home":"${word}"}}`, language},
})
const words = headWords({locales: {edges: [home("Home", "en"), home("Inicio", "es")]}}, "es")

it("finds a word of the language, also where a page has all of them", () => {
  expect(words("common:nav.home")).toBe("Inicio")
})

it.each(["common:nav.nowhere", "common:nav", "common:nav.home.deep.er", "home:explore"])(
  "names %s, which is no word of the page",
  key => {
    expect(() => words(key as never)).toThrow(`The page does not carry the words of "${key}"`)
  },
)

it("looks into the namespace of the key among several", () => {
  const node = (ns: string, data: string | null) => ({node: {ns, data, language: "es"}})
  const edges = [node("home", '{"a":"one"}'), node("common", '{"a":"two"}'), node("cards", null)]
  const find = headWords({locales: {edges}}, "es") as (key: string) => string
  expect(find("common:a")).toBe("two")
  expect(() => find("cards:a")).toThrow('"cards:a"')
})

it("the build's own words are filled with what is handed over as it is", () => {
  const t = translator("es", {common: {greeting: "Hola, {{name}}"}}) as (
    key: string,
    values: object,
  ) => string
  expect(t("common:greeting", {name: "<Ana & Co>"})).toBe("Hola, <Ana & Co>")
})
