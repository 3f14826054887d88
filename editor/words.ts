import type {z} from "zod"
import {storedNames} from "../gatsby/content/schema/facts"
import {meta} from "../gatsby/content/schema/meta"
import type {StaffLanguage} from "../gatsby/words/staff-languages"
import {fact as englishFacts} from "../locales/en/build.json"
import {fact as spanishFacts} from "../locales/es/build.json"
import english from "./words/en.json"
import spanish from "./words/es.json"

type Words = Partial<Record<string, string>>

/**
 * Words of the form: labels by field, choices by the name of their schema and value, hints by field
 * or by the schema's English.
 */
type Dictionary = {
  labels: Words
  choices: Partial<Record<string, Words>>
  hints: Words
  form: typeof english.form
  /** Of the pages for staff beside the form. */
  staff: typeof english.staff
}

/** A fact of a trip is called as on its page. */
const withFacts = (dictionary: Dictionary, {label}: {label: Words}): Dictionary => {
  const pick = (words: Words) => Object.fromEntries(storedNames.map(name => [name, words[name]]))
  const labels = {...pick(label), ...dictionary.labels}
  return {
    ...dictionary,
    labels,
    choices: {...dictionary.choices, ExperienceAsk: pick(labels)},
  }
}

export const dictionaries: Record<StaffLanguage, Dictionary> = {
  en: withFacts(english, englishFacts),
  es: withFacts(spanish, spanishFacts),
}

/** "Card description" of "cardDescription". */
const spell = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ")
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** "activity" of "activities": what one entry of a list is called. */
export const singularOf = (name: string): string => name.replace(/ies$/, "y").replace(/s$/, "")

/**
 * A word of staff.
 *
 * @param english - what names and descriptions of the code say without one
 * @throws Error if the language has none, so that no form is made without it
 */
const wordOf = (
  language: StaffLanguage,
  words: Words | undefined,
  name: string,
  english?: string,
): string => {
  const word = words?.[name] ?? (language === "en" ? english : undefined)
  if (word === undefined)
    throw new Error(`editor/words/${language}.json has no words for "${name}"`)
  return word
}

export const labelOf = (name: string, language: StaffLanguage): string =>
  wordOf(language, dictionaries[language].labels, name, spell(name))

/** A value of a choice, which may mean something else in another: "none". */
export const choiceOf = (schema: z.ZodEnum, value: string, language: StaffLanguage): string => {
  const {choices} = dictionaries[language]
  return wordOf(language, choices[meta.get(schema)?.choice ?? ""], value, spell(value))
}

/** What stands below a field: the words of its schema, or those for every field of its name. */
export const hintOf = (name: string, schemas: readonly z.ZodType[], language: StaffLanguage) => {
  const {hints} = dictionaries[language]
  const described = schemas.map(({description}) => description).find(Boolean)
  // Hints are Markdown, and ours tell how to write it.
  return wordOf(language, hints, described ?? name, described).replaceAll("*", "\\*")
}
