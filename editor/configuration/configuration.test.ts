import type {CmsConfig, Field} from "@sveltia/cms"
import {z} from "zod"
import {allSchemas, fileSchemas, folderSchemas} from "../../gatsby/content/schema/files"
import {projectContent} from "../../gatsby/content/testing/copied-site"
import {checksField, focusField, thumbnailField} from "../settings"
import {beginningLikeMost} from "./beginning"
import {collectionsOf} from "./configuration"

const files = new Map<string, unknown>([
  ...Object.entries(projectContent()),
  ["locales/en/common.json", {nav: {home: "Home"}, more: "More"}],
  ["locales/es/common.json", {nav: {home: "Inicio"}, more: "Más"}],
  ["locales/shared/gate.json", {retry: {en: "Again", es: "Otra vez"}}],
])

type Part = {
  name?: string
  file?: string
  folder?: string
  widget?: string
  fields?: Field[]
  parts?: Field[]
  files?: Part[]
}

const collections = (collectionsOf(files, "en").collections ?? []) as Part[]
const named = (list: readonly Part[] | undefined, name: string) =>
  list?.find(part => part.name === name)

/** Dotted names of every field of a form; those of entries and of languages like any other. */
const formPaths = (fields: readonly Field[] = [], before = ""): string[] =>
  fields.flatMap(field => {
    const path = `${before}${field.name}`
    const {widget, fields: inner, parts = inner} = field as Part
    if (widget === focusField) return [path, `${path}.x`, `${path}.y`]
    return [path, ...formPaths(parts, `${path}.`)]
  })

/** The fields of a file, without those that only its form has. */
const fieldsOf = (form?: Part) =>
  form?.fields?.filter(({name}) => name !== checksField && name !== thumbnailField)

/** The same of a schema. */
const schemaPaths = (schema: z.ZodType, before = ""): string[] => {
  if (schema instanceof z.ZodOptional) return schemaPaths(schema.unwrap() as z.ZodType, before)
  if (schema instanceof z.ZodArray) return schemaPaths(schema.element as z.ZodType, before)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, part]) => [
    `${before}${key}`,
    ...schemaPaths(part, `${before}${key}.`),
  ])
}

it("has a form for every kind of content file, with every field of its shape and no other", () => {
  const forms = collections.flatMap(({files: single, ...folder}) => single ?? [folder])
  for (const [folder, {schema}] of Object.entries(folderSchemas))
    expect(formPaths(fieldsOf(named(forms, folder)))).toEqual(schemaPaths(schema))
  for (const path of Object.keys(fileSchemas)) {
    const form = forms.find(({file}) => file === `data/${path}.json`)
    expect(formPaths(fieldsOf(form))).toEqual(
      schemaPaths(fileSchemas[path as keyof typeof fileSchemas]),
    )
  }
  expect(Object.keys(allSchemas).length).toBeGreaterThan(0)
})

it("gives a folder of its own to each trip and region, with the pictures in it", () => {
  expect(named(collections, "experiences")).toMatchObject({
    folder: "data/experiences",
    path: "{{slug}}/experience",
    media_folder: "",
    public_folder: ".",
  })
})

it("offers the names that the content has", () => {
  const trip = named(collections, "experiences")
  const regions = trip?.fields?.find(({name}) => name === "regions") as unknown as {
    field: {options: {value: string}[]}
  }
  const folders = [...files.keys()].filter(file => /^data\/regions\//.test(file))
  expect(regions.field.options.map(({value}) => `data/regions/${value}/region.json`)).toEqual(
    folders,
  )
})

it("names the schema of a new file as the others do", () => {
  for (const {folder, fields} of collections.filter(({folder: place}) => place)) {
    const [, existing] = [...files].find(([file]) => file.startsWith(`${folder}/`)) ?? []
    const {$schema} = existing as {$schema: string}
    expect(fieldsOf({fields})?.[0]).toMatchObject({name: "$schema", default: $schema})
  }
})

it("has the words of the interface in every language, as their files have them", () => {
  expect(named(named(collections, "words")?.files, "common")).toMatchObject({
    file: "locales/{{locale}}/common.json",
    i18n: {locales: ["en", "es"]},
    fields: [
      {name: "nav", widget: "object", fields: [{name: "home", i18n: true}]},
      {name: "more", widget: "text"},
    ],
  })
  expect(named(named(collections, "sign-in")?.files, "shared-gate")).toMatchObject({
    file: "locales/shared/gate.json",
    fields: [{name: "retry", fields: [{label: "English"}, {label: "Español"}]}],
  })
})

it("is plain data, as a browser is sent it", () => {
  const config: Partial<CmsConfig> = collectionsOf(files, "en")
  expect(JSON.parse(JSON.stringify(config))).toEqual(config)
})

it("goes without what nobody can read at the moment", () => {
  expect(() => collectionsOf(new Map([["data/packing.json", null]]), "en")).not.toThrow()
})

const form: Field[] = [
  {name: "kind", widget: "select", options: ["day", "week"]},
  {name: "days", widget: "string"},
  {name: "image", widget: "image"},
  {name: "words", widget: "object", fields: [{name: "en", widget: "string"}]},
]

const file = (kind: string, days: number, en?: string) => ({
  kind,
  days,
  image: "./banner.jpg",
  ...(en && {words: {en}}),
})

it("begins with what more than half of all files have, in parts of a field, too", () => {
  const files = [file("day", 1, "More"), file("day", 2, "More"), file("week", 3)]
  expect(beginningLikeMost(form, files)).toEqual([
    {...form[0], default: "day"},
    form[1],
    form[2],
    {...form[3], fields: [{name: "en", widget: "string", default: "More"}]},
  ])
})

it("begins with a number as a form holds it", () => {
  const [, days] = beginningLikeMost(form, [file("day", 3), file("week", 3)])
  expect(days).toEqual({...form[1], default: "3"})
})

it("takes no single file for a model, nor half of them", () => {
  expect(beginningLikeMost(form, [file("day", 1, "More")])).toEqual(form)
  const half = [file("day", 1), file("day", 2), file("week", 3), file("week", 4)]
  expect(beginningLikeMost(form, half)).toEqual(form)
})
