import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {choices} from "./spanish/choices"
import {factFields, factLabels} from "./spanish/facts"
import {labels} from "./spanish/fields"
import {hints} from "./spanish/hints"

/** Labels, hints and choices of the form by their English, in every other language. */
const dictionaries: Partial<Record<StaffLanguage, ReadonlyMap<string, string>>> = {
  es: new Map(Object.entries({...factLabels, ...factFields, ...labels, ...choices, ...hints})),
}

/** Says in a language what the form says in English; what nobody has translated stays English. */
export const translate = (text: string, language: StaffLanguage): string =>
  dictionaries[language]?.get(text) ?? text
