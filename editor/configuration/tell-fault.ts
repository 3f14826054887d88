import type {Fault} from "../../gatsby/content/fault"
import {folderSchemas} from "../../gatsby/content/schema/files"
import {type Language, languages} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import {labelOf} from "./label"

const languageOf = (name: string): Language | undefined =>
  languages.find(language => language === name)

const nameOf = (part: string): string => {
  const language = languageOf(part)
  return language ? locales[language].name : labelOf(part)
}

const join = (...parts: readonly string[]) => parts.join(" › ")

/** Where the editor has a file: "Experiences › cali", as the head of its form says. */
const placeOf = (file: string): string => {
  const [top = "", folder = "", name = ""] = file.replace(/\.json$/, "").split("/")
  if (top === "locales")
    return languageOf(folder)
      ? join("Words", labelOf(name), nameOf(folder))
      : join("Sign in", labelOf(name))
  if (folder in folderSchemas) return join(labelOf(folder), name)
  return name ? join("Pages", labelOf(name)) : join("Site", labelOf(folder))
}

const plainField = /^[\w$-]+(?:\.[\w$-]+|\[\d+\])*$/

/**
 * Names a field as its form does: "Includes › Items › Español › 4" of `includes.items.es[3]`. A place
 * that is no field, such as a line of broken JSON, stays as it is.
 */
export const fieldInForm = (field: string): string => {
  if (!plainField.test(field)) return field
  const parts = field.match(/[\w$-]+/g) ?? []
  return join(...parts.map(part => (/^\d+$/.test(part) ? String(Number(part) + 1) : nameOf(part))))
}

/** Names every file of a text as the editor does. */
const filesInForm = (text: string) => text.replace(/\b(?:data|locales)\/[\w/-]+\.json\b/g, placeOf)

/** One line for one fault, in the names that stand in the form. */
export const tellFault = ({file, field, found, expected}: Fault): string =>
  `${filesInForm(file)} → ${fieldInForm(field)}: found ${filesInForm(found)}, expected ${filesInForm(expected)}`
