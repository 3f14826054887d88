import type {CmsConfig} from "@sveltia/cms"
import {z} from "zod"
import {fileSchemas, folderSchemas, nameOf} from "../gatsby/content/schema/files"
import {graphql} from "../gatsby/content/schema/graphql"
import {staffLanguages} from "../gatsby/words/staff-languages"
import {languages} from "../src/i18n/languages"
import {editorConfig} from "./config"
import {readFormContent} from "./publish"
import {dictionaries, singularOf} from "./words"

/** A field as far as it is looked at here. */
type Part = {
  name: string
  label?: string
  hint?: string
  widget?: string
  fields?: Part[]
  field?: Part
  pattern?: [string, string]
  options?: {value: string; label: string}[]
}

type Group = {name: string; files?: (Part & {fields: Part[]})[]; fields?: Part[]}

const groups = (config: CmsConfig) => config.collections as unknown as Group[]

const content = readFormContent(process.cwd())
const configs = staffLanguages.map(
  language => [language, editorConfig(language, {name: "test-repo"}, content)] as const,
)

/** Every schema with the name that its form has. */
const schemas: (readonly [string, z.ZodType])[] = [
  ...Object.entries(fileSchemas).map(([name, schema]) => [nameOf(name), schema] as const),
  ...Object.entries(folderSchemas).map(([name, {schema}]) => [name, schema] as const),
]

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

type Expected = {place: string; names: string[]; description?: string; choice?: z.ZodEnum}

const choiceIn = (schema: z.ZodType) => (schema instanceof z.ZodEnum ? schema : undefined)

const nameOfChoice = (choice: z.ZodEnum) => graphql.get(choice)?.choice ?? ""

const expectedIn = (place: string, name: string, schema: z.ZodType): Expected[] => {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
  const {link, type, isLocalized} = graphql.get(inner) ?? {}
  const description = schema.description ?? inner.description
  const own = {place, names: [name], description, choice: choiceIn(inner)}
  if (link || isLocalized || type === "PictureFocus") return [own]
  const parts = (object: z.ZodType) =>
    object instanceof z.ZodObject
      ? Object.entries(object.shape as Record<string, z.ZodType>).flatMap(([key, part]) =>
          expectedIn(`${place}.${key}`, key, part),
        )
      : []
  if (!(inner instanceof z.ZodArray)) return [own, ...parts(inner)]
  const item = inner.element as z.ZodType
  if (graphql.get(item)?.link) return [own]
  return [{...own, names: [name, singularOf(name)], choice: choiceIn(item)}, ...parts(item)]
}

const expected = schemas.flatMap(([name, schema]) => expectedIn(name, name, schema))
const choices = expected.flatMap(({place, choice}) => (choice ? [{place, choice}] : []))

it.each(configs)(
  "has a field with label and hint for each part of the content, in %s",
  (_, config) => {
    const fields = fieldsIn(config)
    const wanted = expected.filter(({place}) => place.includes("."))
    expect(wanted.length).toBeGreaterThan(300)
    const poor = wanted.filter(({place}) => {
      const field = fields.get(place)
      return !field?.label || !field.hint
    })
    expect(poor.map(({place}) => place)).toEqual([])
  },
)

it("has Spanish (editor/words/es.json) for every label, hint and choice of the content", () => {
  const {labels, hints, choices: words} = dictionaries.es
  const missing = expected.flatMap(({names, description}) => [
    ...names.filter(name => !labels[name]).map(name => `labels: ${name}`),
    ...(description && !hints[description] ? [`hints: ${description}`] : []),
  ])
  const unnamed = choices.flatMap(({choice}) => {
    const name = nameOfChoice(choice)
    return choice.options
      .filter(value => !words[name]?.[value])
      .map(value => `choices: ${name}: ${value}`)
  })
  expect([...new Set([...missing, ...unnamed])]).toEqual([])
})

it("says beside an answer for all trips which of them it reaches", () => {
  const title = {en: "A walk", es: "Una caminata"}
  const trips = [{slug: "walk", title, length: {days: 1}}] as never
  for (const language of staffLanguages) {
    const fields = fieldsIn(editorConfig(language, {name: "test-repo"}, {...content, trips}))
    expect(fields.get("trip-defaults.day.deposit")?.hint).toContain(title[language])
    expect(fields.get("trip-defaults.long.deposit")?.hint).not.toContain(title[language])
  }
})

it("gives every choice a name of its own, so that no value has two meanings", () => {
  const wrong = choices.flatMap(({place, choice}) => {
    const name = nameOfChoice(choice)
    if (!name) return `${place}: make it with choice()`
    const other = choices.find(
      each =>
        nameOfChoice(each.choice) === name && `${each.choice.options}` !== `${choice.options}`,
    )
    return other ? `${place}, ${other.place}: both are called ${name}: rename one` : []
  })
  expect(wrong).toEqual([])
})

it("has no unused word", () => {
  const texts = new Set(
    configs.flatMap(([, config]) => {
      const all: string[] = []
      JSON.stringify(config, (_, value) => {
        if (typeof value === "string") all.push(value.replaceAll("\\*", "*"))
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

it("types numbers as text: the framework's own field would save 1 for 1.450", () => {
  for (const [, config] of configs) {
    const widgets = [...fieldsIn(config).values()].map(({widget}) => widget)
    expect(widgets).not.toContain("number")
    expect(widgets).toContain("image")
  }
})

it("shows the words of the interface in every language", () => {
  for (const [, config] of configs) {
    const words = groups(config).find(({name}) => name === "words")
    const read = Object.keys(content.words).filter(file =>
      file.startsWith(`locales/${languages[0]}/`),
    )
    expect(words?.files).toHaveLength(read.length)
  }
})
