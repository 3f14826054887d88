import path from "node:path"
import type {Backend, CmsConfig, Collection, CollectionFile, Field} from "@sveltia/cms"
import type {z} from "zod"
import type {Experience} from "../gatsby/content/schema/experience"
import {fileSchemas, folderSchemas, nameOf} from "../gatsby/content/schema/files"
import {largestPicture} from "../gatsby/content/schema/pieces"
import {answersKeyOf, tripDefaultsSchema} from "../gatsby/content/schema/trip-defaults"
import {tripsAffectedBy} from "../gatsby/content/trip-defaults"
import type {StaffLanguage} from "../gatsby/words/staff-languages"
import {defaultLanguage, type Language, languages, locales} from "../src/i18n/languages"
import {type FormField, type FormOptions, fieldsOfFile, summaryOf} from "./fields"
import {dictionaries, labelOf} from "./words"

export type FormContent = {
  packing: {groups: readonly {items: readonly {key: string; name: Record<Language, string>}[]}[]}
  /** Trips as their files have them: what an answer for all trips reaches. */
  trips: readonly Experience[]
  /** Words of the interface by the path of their file, such as `locales/en/common.json`. */
  words: Readonly<Record<string, object>>
}

const folders = (options: FormOptions): Collection[] =>
  Object.entries(folderSchemas).map(([folder, {name, schema}]) => ({
    name: folder,
    label: labelOf(folder, options.language),
    label_singular: labelOf(name, options.language),
    folder: `data/${folder}`,
    path: `{{slug}}/${name}`,
    slug: {template: "{{fields.slug}}", editable: false},
    identifier_field: "slug",
    summary: `${summaryOf(schema as z.ZodObject, options.language)} ({{slug}})`,
    sortable_fields: ["slug"],
    format: name,
    extension: "json",
    // Pictures lie beside the file that names them: "./banner.webp".
    media_folder: "",
    public_folder: ".",
    fields: fieldsOfFile(schema as z.ZodType, options),
  }))

const mapFields = (field: FormField, change: (inner: FormField) => FormField): FormField =>
  field.fields ? {...field, fields: field.fields.map(change)} : field

/** Names the trips of each length, and beside each answer whether it reaches all, some or none. */
const withReach = (fields: FormField[], trips: readonly Experience[], language: StaffLanguage) => {
  const {reaches, reachesAll, reachesNone} = dictionaries[language].form
  const addTrips = (field: FormField, reached: readonly Experience[], isAll = false): FormField => {
    const titles = reached.map(({title}) => title[language]).join(", ")
    const some = isAll ? reachesAll : `${reaches} ${titles}.`
    return {...field, hint: `${field.hint} ${titles ? some : reachesNone}`}
  }
  return fields.map(answers => {
    if (!answers.fields) return answers
    const tripsOfLength = trips.filter(trip => answersKeyOf(trip) === answers.name)
    const addReached = (field: FormField, name: string = field.name): FormField => {
      const reached = tripsAffectedBy(tripsOfLength, answers.name, name)
      return addTrips(field, reached, reached.length === tripsOfLength.length)
    }
    const withHints = mapFields(answers, field => {
      if (field.name === "ask") return field
      if (field.name !== "covers") return addReached(field)
      return mapFields(field, row => addReached(row, `covers.${row.name}`))
    })
    return addTrips(withHints, tripsOfLength)
  })
}

const singleFiles = (options: FormOptions, trips: readonly Experience[]): CollectionFile[] =>
  Object.entries(fileSchemas).map(([name, schema]) => ({
    name: nameOf(name),
    label: labelOf(nameOf(name), options.language),
    file: `data/${name}.json`,
    format: nameOf(name),
    media_folder: `/${path.posix.dirname(`data/${name}`)}/pictures`,
    public_folder: "./pictures",
    fields:
      schema === tripDefaultsSchema
        ? withReach(fieldsOfFile(schema, options), trips, options.language)
        : fieldsOfFile(schema, options),
  }))

/** One field for each text of a file of words, nested as they are and called by their keys. */
const wordFields = (words: object): Field[] =>
  Object.entries(words).map(([name, value]) => {
    const label = locales[name as Language]?.name ?? name
    return typeof value === "object"
      ? {name, label, widget: "object", collapsed: true, fields: wordFields(value), i18n: true}
      : {name, label, widget: "text", use_emoji_autocomplete: false, i18n: true}
  }) as Field[]

/** A file in each language, which are edited side by side. */
const wordFiles = ({words}: FormContent, language: StaffLanguage) =>
  Object.entries(words).flatMap(([file, content]): CollectionFile[] => {
    const [, inFolder, name = ""] = file.replace(".json", "").split("/")
    if (inFolder !== defaultLanguage) return []
    return [
      {
        name,
        label: labelOf(name, language),
        file: file.replace(defaultLanguage, "{{locale}}"),
        i18n: true,
        fields: wordFields(content),
      },
    ]
  })

export const editorConfig = (
  language: StaffLanguage,
  backend: Backend,
  content: FormContent,
): CmsConfig => {
  const items = content.packing.groups.flatMap(group => group.items)
  const packing = items.map(({key, name}) => ({value: key, label: name[language]}))
  const options = {language, packing}
  const single = singleFiles(options, content.trips)
  const isPage = ({file}: CollectionFile) => file.startsWith("data/pages/")
  const group = (name: string, files: CollectionFile[], more: object = {}): Collection => ({
    name,
    label: labelOf(name, language),
    format: "json",
    files,
    ...more,
  })
  return {
    load_config_file: false,
    app_title: "Editor",
    backend,
    // The editorial workflow has no notice of a colleague's change: see docs/decisions.md.
    publish_mode: "simple",
    media_folder: "/data/pages/pictures",
    public_folder: "/pictures",
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          max_file_size: largestPicture,
          transformations: {
            raster_image: {format: "webp", quality: 85, width: 2560, height: 2560},
          },
        },
      },
      stock_assets: {providers: []},
    },
    slug: {encoding: "ascii", clean_accents: true},
    show_preview_links: false,
    editor: {preview: false},
    output: {omit_empty_optional_fields: true},
    i18n: {
      structure: "multiple_folders",
      locales: [...languages],
      default_locale: defaultLanguage,
    },
    collections: [
      ...folders(options),
      group("pages", single.filter(isPage)),
      group(
        "site",
        single.filter(file => !isPage(file)),
      ),
      group("words", wordFiles(content, language), {i18n: true}),
    ],
  }
}
