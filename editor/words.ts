import type {z} from "zod"
import type {StaffLanguage} from "../gatsby/words/staff-languages"
import english from "./words/en.json"
import spanish from "./words/es.json"

/** Words of the form: labels by field, choices by value, hints by field or by the schema's English. */
type Dictionary = {
  labels: Partial<Record<string, string>>
  choices: Partial<Record<string, string>>
  hints: Partial<Record<string, string>>
  form: typeof english.form
}

export const dictionaries: Record<StaffLanguage, Dictionary> = {en: english, es: spanish}

/** "Card description" of "cardDescription". */
const spell = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ")
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** "activity" of "activities": what one entry of a list is called. */
export const singularOf = (name: string): string => name.replace(/ies$/, "y").replace(/s$/, "")

export const labelOf = (name: string, language: StaffLanguage): string =>
  dictionaries[language].labels[name] ?? spell(name)

export const choiceOf = (value: string, language: StaffLanguage): string =>
  dictionaries[language].choices[value] ?? spell(value)

/** What stands below a field: the words of its schema, or those for every field of its name. */
export const hintOf = (
  name: string,
  schemas: readonly z.ZodType[],
  language: StaffLanguage,
): string | undefined => {
  const {hints} = dictionaries[language]
  const described = schemas.map(({description}) => description).find(Boolean)
  const hint = described ? (hints[described] ?? described) : hints[name]
  // Hints are Markdown, and ours tell how to write it.
  return hint?.replaceAll("*", "\\*")
}
