import type {CmsConfig, Collection, CollectionFile} from "@sveltia/cms"
import path from "path"
import type {z} from "zod"
import {fileSchemas, folderSchemas, nameOf} from "../../gatsby/content/schema/files"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {defaultLanguage, languages} from "../../src/i18n/languages"
import {dataFormat, thumbnailField} from "../settings"
import {beginningLikeMost} from "./beginning"
import {choicesOf, type Files} from "./choices"
import {type Form, fieldsOfFile, summaryOf} from "./field"
import {formWords} from "./label"
import {schemaAddress} from "./schema-address"
import {sharedWordFiles, wordFiles} from "./words"

/** Data files have a checked format; word files do not. */
const data = {format: dataFormat, extension: "json"} as const

/** Pictures stand beside the file that names them, and are named from there: "./banner.jpg". */
const besideEntry = {media_folder: "", public_folder: "."} as const

const contentsIn = (files: Files, folder: string) =>
  [...files].flatMap(([file, content]) =>
    file.startsWith(`data/${folder}/`) ? [content as Record<string, unknown>] : [],
  )

const folderCollections = (files: Files, form: Form): Collection[] => {
  const {label} = formWords(form.language)
  return Object.entries(folderSchemas).map(([folder, {name, schema}]) => ({
    name: folder,
    label: label(folder),
    label_singular: label(name),
    folder: `data/${folder}`,
    path: `{{slug}}/${name}`,
    slug: {template: "{{fields.slug}}", editable: false},
    identifier_field: "slug",
    summary: `${summaryOf(schema as z.ZodObject, form.language)} ({{slug}})`,
    sortable_fields: ["slug"],
    thumbnail: thumbnailField,
    editor: {preview: true},
    ...data,
    ...besideEntry,
    fields: [
      {name: thumbnailField, widget: "hidden"},
      ...beginningLikeMost(
        fieldsOfFile(schema as z.ZodType, form, schemaAddress(`data/${folder}/slug/${name}.json`)),
        contentsIn(files, folder),
      ),
    ],
  }))
}

/** Pages share a folder of pictures. */
const sharedPictures = (file: string) => ({
  media_folder: `/${path.posix.dirname(file)}/pictures`,
  public_folder: "./pictures",
})

const contentFiles = (form: Form) =>
  Object.entries(fileSchemas).map(([name, schema]): CollectionFile => {
    const file = `data/${name}.json`
    return {
      name: nameOf(name),
      label: formWords(form.language).label(nameOf(name)),
      file,
      format: dataFormat,
      ...sharedPictures(file),
      fields: fieldsOfFile(schema, form, schemaAddress(file)),
    }
  })

const collection = (
  name: string,
  label: string,
  files: CollectionFile[],
  more: object = {},
): Collection => ({
  name,
  label,
  format: "json",
  files,
  ...more,
})

/**
 * Derives the editor's configuration from the content contract.
 *
 * @param files - content files as they are: fields offer the names that stand there, and the words of
 *   the interface have no other shape than their files
 */
export const collectionsOf = (
  files: Files,
  language: StaffLanguage,
): Pick<CmsConfig, "collections" | "i18n" | "output"> => {
  const form: Form = {choices: choicesOf(files, language), language}
  const {label} = formWords(language)
  const single = contentFiles(form)
  const isPage = ({file}: CollectionFile) => file.startsWith("data/pages/")
  return {
    i18n: {
      structure: "multiple_folders",
      locales: [...languages],
      default_locale: defaultLanguage,
    },
    output: {omit_empty_optional_fields: true},
    collections: [
      ...folderCollections(files, form),
      collection("pages", label("pages"), single.filter(isPage)),
      collection(
        "site",
        label("site"),
        single.filter(file => !isPage(file)),
      ),
      collection("words", label("words"), wordFiles(files, language), {i18n: true}),
      collection("sign-in", label("sign-in"), sharedWordFiles(files, language)),
    ],
  }
}
