import {type Fault, tell} from "../../gatsby/content/fault"
import {folderSchemas} from "../../gatsby/content/schema/files"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {type Language, languages} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import {sentences} from "../language/sentences"
import {formWords, sentence} from "./label"
import {labelOf} from "./label-of"

const languageOf = (name: string): Language | undefined =>
  languages.find(language => language === name)

const join = (...parts: readonly string[]) => parts.join(" › ")

const plainField = /^[\w$-]+(?:\.[\w$-]+|\[\d+\])*$/

const contentFile = /^(?:data|locales)\/[\w/-]+\.json$/

const isWords = (file: string) => file.startsWith("locales/")

/** How the editor names places in a language, and what it says of faults there. */
const tellerIn = (language: StaffLanguage) => {
  const {label} = formWords(language)

  const nameOf = (part: string, labelOfField: typeof label): string => {
    const ofLanguage = languageOf(part)
    return ofLanguage ? locales[ofLanguage].name : labelOfField(part)
  }

  /** Where the editor has a file: "Experiences › cali", as the head of its form says. */
  const placeOf = (file: string): string => {
    const [top = "", folder = "", name = ""] = file.replace(/\.json$/, "").split("/")
    if (top === "locales")
      return languageOf(folder)
        ? join(label("words"), label(name), nameOf(folder, label))
        : join(label("sign-in"), label(name))
    if (folder in folderSchemas) return join(label(folder), name)
    return name ? join(label("pages"), label(name)) : join(label("site"), label(folder))
  }

  const fieldInForm = (field: string, file: string): string => {
    if (!plainField.test(field)) return field
    const labelOfField = isWords(file) ? labelOf : label
    const parts = field.match(/[\w$-]+/g) ?? []
    return join(
      ...parts.map(part =>
        /^\d+$/.test(part) ? String(Number(part) + 1) : nameOf(part, labelOfField),
      ),
    )
  }

  /** Files and fields by the names that the editor has for them; other values as they are. */
  const valueInForm = (file: string) => (value: string | number, key: string) => {
    const text = String(value)
    if (key === "field") return fieldInForm(text, file)
    return contentFile.test(text) ? placeOf(text) : text
  }

  return {placeOf, fieldInForm, valueInForm}
}

/** What goes between what was found and what was expected. */
const joined: Record<StaffLanguage, (found: string, expected: string) => string> = {
  en: (found, expected) => `found ${found}, expected ${expected}`,
  es: (found, expected) => `se encontró: ${found}; se espera: ${expected}`,
}

/**
 * Says of a fault what is wrong where, in the names that stand in the form: "Includes › Items › Español › 4"
 * for `includes.items.es[3]`. A place that is no field, such as a line of broken JSON, stays as it is.
 */
export const tellFaultOfField = (fault: Fault, language: StaffLanguage): string => {
  const {file, field} = fault.place
  return `${tellerIn(language).fieldInForm(field, file)}: ${tellVerdict(fault, language)}`
}

const tellVerdict = (fault: Fault, language: StaffLanguage): string => {
  const name = tellerIn(language).valueInForm(fault.place.file)
  const {found, expected} = tell(fault, sentences[language], name)
  return joined[language](found, expected)
}

/** The same where it stands at its field. */
export const tellFaultAtField = (fault: Fault, language: StaffLanguage): string =>
  sentence(tellVerdict(fault, language))

/** The same of several, each with the file that it is in, a line for each. */
export const tellFaults = (faults: readonly Fault[], language: StaffLanguage): string => {
  const {placeOf} = tellerIn(language)
  return faults
    .map(fault => `${placeOf(fault.place.file)} → ${tellFaultOfField(fault, language)}`)
    .join("\n")
}
