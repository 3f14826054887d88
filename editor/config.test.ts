import type {CmsConfig} from "@sveltia/cms"
import {staffLanguages} from "../gatsby/words/staff-languages"
import {languages} from "../src/i18n/languages"
import {editorConfig} from "./config"
import {readFormContent} from "./publish"
import {dictionaries} from "./words"

/** A form or one of its fields, as far as it is looked at here. */
type Part = {name: string; hint?: string; fields?: Part[]}

const groups = (config: CmsConfig) =>
  config.collections as unknown as {name: string; files?: Part[]}[]

const content = readFormContent(process.cwd())

/** Made once: that fails where a field, a hint or a choice has no word for staff. */
const configs = staffLanguages.map(language => editorConfig(language, {name: "test-repo"}, content))

/** The hint of a field in the form of the answers for all trips. */
const hintAt = (config: CmsConfig, place: string) => {
  const forms = groups(config).flatMap(({files = []}) => files)
  const find = (parts: Part[] | undefined, name: string) => parts?.find(part => part.name === name)
  return place
    .split(".")
    .reduce((part, name) => find(part?.fields, name), find(forms, "trip-defaults"))?.hint
}

it("says beside an answer for all trips which of them it reaches", () => {
  const title = {en: "A walk", es: "Una caminata"}
  const walk = {slug: "walk", title, length: {days: 1}, covers: {guide: "ask"}}
  const other = {en: "A boat", es: "Una lancha"}
  const boat = {slug: "boat", title: other, length: {days: 2}}
  const trips = [walk, boat] as never
  for (const language of staffLanguages) {
    const {reachesAll, reachesNone} = dictionaries[language].form
    const config = editorConfig(language, {name: "test-repo"}, {...content, trips})
    const hint = (place: string) => hintAt(config, place)
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

it("shows the words of the interface in every language", () => {
  for (const config of configs) {
    const words = groups(config).find(({name}) => name === "words")
    const read = Object.keys(content.words).filter(file =>
      file.startsWith(`locales/${languages[0]}/`),
    )
    expect(words?.files).toHaveLength(read.length)
  }
})
