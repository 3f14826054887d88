import type {CmsConfig} from "@sveltia/cms"
import {staffLanguages} from "../gatsby/words/staff-languages"
import {languages} from "../src/i18n/languages"
import {editorConfig} from "./config"
import {readFormContent} from "./publish"
import {dictionaries} from "./words"

/** A field as far as it is looked at here. */
type Part = {
  name: string
  hint?: string
  widget?: string
  fields?: Part[]
  field?: Part
}

type Group = {name: string; files?: (Part & {fields: Part[]})[]; fields?: Part[]}

const groups = (config: CmsConfig) => config.collections as unknown as Group[]

const content = readFormContent(process.cwd())

/** Made once: that fails where a field, a hint or a choice has no word for staff. */
const configs = staffLanguages.map(language => editorConfig(language, {name: "test-repo"}, content))

/** Every field of every data file's form, by its path. */
const fieldsIn = (config: CmsConfig): Map<string, Part> => {
  const walk = (place: string, part: Part): [string, Part][] => [
    [place, part],
    ...(part.fields ?? []).flatMap(inner => walk(`${place}.${inner.name}`, inner)),
    ...(part.field ? walk(`${place}.0`, part.field) : []),
  ]
  const forms = groups(config)
    .filter(({name}) => name !== "words")
    .flatMap(({name, files, fields}) => files ?? [{name, fields}])
  return new Map(
    forms.flatMap(({name, fields = []}) =>
      fields.flatMap(field => walk(`${name}.${field.name}`, field)),
    ),
  )
}

it("says beside an answer for all trips which of them it reaches", () => {
  const title = {en: "A walk", es: "Una caminata"}
  const walk = {slug: "walk", title, length: {days: 1}, covers: {guide: "ask"}}
  const other = {en: "A boat", es: "Una lancha"}
  const boat = {slug: "boat", title: other, length: {days: 2}}
  const trips = [walk, boat] as never
  for (const language of staffLanguages) {
    const {reachesAll, reachesNone} = dictionaries[language].form
    const fields = fieldsIn(editorConfig(language, {name: "test-repo"}, {...content, trips}))
    const hint = (place: string) => fields.get(`trip-defaults.${place}`)?.hint
    expect(hint("day")).toContain(`${title[language]}, ${other[language]}.`)
    expect(hint("day.deposit")).toContain(reachesAll)
    expect(hint("day.covers.guide")).toContain(title[language])
    expect(hint("day.covers.guide")).not.toContain(other[language])
    expect(hint("day.covers.flights")).toContain(reachesNone)
    expect(hint("long")).not.toContain(title[language])
  }
})

it("has no unused word", () => {
  const texts = new Set(
    configs.flatMap((config, place) => {
      const all: string[] = []
      const trips = ` ${dictionaries[staffLanguages[place] ?? "en"].form.reaches} `
      JSON.stringify(config, (_, value) => {
        if (typeof value === "string") all.push(value.replaceAll("\\*", "*").split(trips)[0] ?? "")
        return value
      })
      return all
    }),
  )
  for (const language of staffLanguages) {
    const {labels, hints, choices} = dictionaries[language]
    const unused = [labels, hints, ...Object.values(choices)].flatMap((words = {}) =>
      Object.values(words).filter(word => !texts.has(word ?? "")),
    )
    expect([language, unused]).toEqual([language, []])
  }
})

it("types numbers as text: Sveltia's own field would save 1 for 1.450", () => {
  for (const config of configs) {
    const widgets = [...fieldsIn(config).values()].map(({widget}) => widget)
    expect(widgets).not.toContain("number")
    expect(widgets).toContain("image")
  }
})

it("shows the words of the interface in every language", () => {
  for (const config of configs) {
    const words = groups(config).find(({name}) => name === "words")
    const read = Object.keys(content.words).filter(file =>
      file.startsWith(`locales/${languages[0]}/`),
    )
    expect(words?.files).toHaveLength(read.length)
  }
})
