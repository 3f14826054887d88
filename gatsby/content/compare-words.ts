import {defaultLanguage, type Language} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import {type Fault, faultAt, show} from "./fault"

/** Words of a namespace by their keys, such as "nav.home". */
export type Words = ReadonlyMap<string, unknown>

/** Path of a namespace's file, from the project's folder. */
export const wordFile = (language: string, namespace: string): string =>
  `locales/${language}/${namespace}.json`

/** A key without its plural suffix; plural forms differ by language. */
export const withoutForm = (key: string): string =>
  key.replace(/_(zero|one|two|few|many|other)$/, "")

const flatten = (value: unknown, prefix: string): [string, unknown][] =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        flatten(inner, prefix ? `${prefix}.${key}` : key),
      )
    : [[prefix, value]]

/** Lists the words of a namespace. */
export const listWords = (content: unknown): Words => new Map(flatten(content, ""))

/** Plural forms of a language for whole numbers (CLDR: "many" are millions). */
const formsOf = (language: Language): string[] => {
  const rules = new Intl.PluralRules(locales[language].format)
  return [...new Set(Array.from({length: 1000}, (_, count) => rules.select(count)))].sort()
}

/** Missing plural forms: a page would show the key for such a number. */
const missingForms = (words: Words, language: Language, file: string): Fault[] => {
  const counted = [...words.keys()].map(withoutForm).filter(key => !words.has(key))
  const forms = counted.length > 0 ? formsOf(language) : []
  return [...new Set(counted)]
    .flatMap(key => forms.map(form => ({field: `${key}_${form}`, form})))
    .filter(({field}) => !words.has(field))
    .map(({field, form}) => faultAt("word-form", file, field, {form}))
}

const placeholders = (text: unknown) =>
  [...String(text).matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(", ")

const missing = (words: Words, others: Words, file: string, model: string): Fault[] => {
  const known = new Set([...others.keys()].map(withoutForm))
  return [...words.keys()]
    .filter(key => !known.has(withoutForm(key)))
    .map(field => faultAt("word-missing", file, field, {model}))
}

const inBraces = (names: string) => names && `{{${names}}}`

const otherValues = (words: Words, pattern: Words, file: string): Fault[] =>
  [...words].flatMap(([field, text]): Fault[] => {
    if (!pattern.has(field)) return []
    const found = inBraces(placeholders(text))
    const expected = inBraces(placeholders(pattern.get(field)))
    if (found === expected) return []
    const code = !found ? "values-missing" : expected ? "values-other" : "values-needless"
    const values = {found, expected, model: locales[defaultLanguage].name}
    return [faultAt(code, file, field, values)]
  })

/**
 * Compares the words of a namespace in each language with those of the default one: the same keys,
 * with the same values in them, every plural form that the language has, and no text empty.
 */
export const compareWords = (namespace: string, files: ReadonlyMap<Language, Words>): Fault[] => {
  const pattern = files.get(defaultLanguage) ?? new Map()
  const model = wordFile(defaultLanguage, namespace)
  return [...files].flatMap(([language, words]) => {
    const file = wordFile(language, namespace)
    const empty = [...words]
      .filter(([, text]) => typeof text !== "string" || text.trim() === "")
      .map(([field, text]): Fault => faultAt("not-empty", file, field, {found: show(text)}))
    return [
      ...empty,
      ...missing(pattern, words, file, model),
      ...missing(words, pattern, model, file),
      ...missingForms(words, language, file),
      ...otherValues(words, pattern, file),
    ]
  })
}
