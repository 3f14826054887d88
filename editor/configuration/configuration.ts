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
import {sharedWordFiles, wordFiles} from "./words"

/** What the `$schema` of a data file says, by the file's path from the project. */
export const schemaAddress = (file: string): string => {
  const up = "../".repeat(file.split("/").length - 1)
  return `${up}gatsby/content/json-schema/${path.posix.basename(file, ".json")}.schema.json`
}

const folderCollections = (files: Files, form: Form): Collection[] => {
  const {label} = formWords(form.language)
  return Object.entries(folderSchemas).map(([folder, {name, schema}]) => {
    const address = schemaAddress(`data/${folder}/slug/${name}.json`)
    const present = [...files].filter(([file]) => file.startsWith(`data/${folder}/`))
    return {
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
      format: dataFormat,
      extension: "json",
      // Pictures stand beside the file that names them, and are named from there: "./banner.jpg".
      media_folder: "",
      public_folder: ".",
      fields: [
        {name: thumbnailField, widget: "hidden"},
        ...beginningLikeMost(
          fieldsOfFile(schema as z.ZodType, form, address),
          present.map(([, content]) => content as Record<string, unknown>),
        ),
      ],
    }
  })
}

const contentFiles = (form: Form) =>
  Object.entries(fileSchemas).map(([name, schema]): CollectionFile => {
    const file = `data/${name}.json`
    return {
      name: nameOf(name),
      label: formWords(form.language).label(nameOf(name)),
      file,
      format: dataFormat,
      // Pages share a folder of pictures.
      media_folder: `/${path.posix.dirname(file)}/pictures`,
      public_folder: "./pictures",
      fields: fieldsOfFile(schema, form, schemaAddress(file)),
    }
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
  const collection = (name: string, own: CollectionFile[], more: object = {}): Collection => ({
    name,
    label: label(name),
    format: "json",
    files: own,
    ...more,
  })
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
      collection("pages", single.filter(isPage)),
      collection(
        "site",
        single.filter(file => !isPage(file)),
      ),
      collection("words", wordFiles(files, language), {i18n: true}),
      collection("sign-in", sharedWordFiles(files, language)),
    ],
  }
}
