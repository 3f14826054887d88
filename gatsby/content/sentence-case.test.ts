import {readdirSync, readFileSync} from "fs"
import path from "path"
import {misplacedCapitals, namesIn} from "./testing/capitals"

/** Fixed labels that keep their capitals: in the navigation and on the card. */
const asSpecified = ["Nuestras Experiencias", "View More"]

const labelKey = /(^|\.)(title|name|label|action|actionText|messagingTitle|valuesTitle)$/

type Text = {place: string; language: string; words: string; isLabel: boolean}

const textsOf = (value: unknown, file: string, path: string[] = []): Text[] => {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, part]) => textsOf(part, file, [...path, key]))
  if (typeof value !== "string") return []
  const [, ofFile] = /^locales\/(..)\//.exec(file) ?? []
  const language = ofFile ?? path.findLast(key => key === "en" || key === "es")
  if (!language) return []
  const key = path.filter(part => part !== language).join(".")
  const isLabel = ofFile ? !/[.?!]$/.test(value) : labelKey.test(key)
  return [{place: `${file} → ${path.join(".")}`, language, words: value, isLabel}]
}

const texts = ["locales", "data"].flatMap(folder =>
  readdirSync(folder, {recursive: true, encoding: "utf8"})
    .filter(file => file.endsWith(".json"))
    .map(file => path.join(folder, file))
    .flatMap(file => textsOf(JSON.parse(readFileSync(file, "utf8")), file)),
)

describe.each(["en", "es"])("labels in %s", language => {
  const own = texts.filter(text => text.language === language)
  const names = namesIn(
    own.filter(({isLabel}) => !isLabel).map(({words}) => words),
    own.map(({words}) => words),
  )

  it("have capitals at their start and in names alone", () => {
    const faults = own
      .filter(({isLabel, words}) => isLabel && !asSpecified.includes(words))
      .flatMap(({place, words}) =>
        misplacedCapitals(words, names).map(word => `${place}: “${word}” in “${words}”`),
      )
    expect(faults).toEqual([])
  })
})

describe("the rule", () => {
  const prose = ["You walk by night in the Coffee Region with a guide.", "A day of coffee."]
  const names = namesIn(prose, prose)

  it.each([
    "Night walk in the Coffee Region",
    "Coffee Region by night",
    "Whales in Nuquí",
    "A day? You walk",
  ])("accepts “%s”", label => expect(misplacedCapitals(label, names)).toEqual([]))

  it.each([
    ["A Walk by Night", ["Walk", "Night"]],
    ["From Coffee to the Coffee Region", ["Coffee"]],
    ["Coffee Region: 1 Day", ["Day"]],
    ["Night Walk", ["Walk"]],
  ])("finds the capitals of “%s”", (label, found) =>
    expect(misplacedCapitals(label, names)).toEqual(found),
  )
})
