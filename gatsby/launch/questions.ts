import {type StaffLanguage, staffLanguages} from "../words/staff-languages"
import texts from "./questions.json"

type Text = Record<StaffLanguage, string>

const questions: Partial<Record<string, Text>> = texts.questions

/** Languages of staff, the fallback last: the operator reads Spanish first. */
const readers = staffLanguages.toReversed()

/** A text in every language, the operator's first. */
export const inEach = (text: Text): string[] => readers.map(language => text[language])

/** A text in every language on one line. */
export const bothOf = (text: Text): string => inEach(text).join(" / ")

/**
 * What to ask the operator on the telephone, in each language.
 *
 * @param field - the field that waits for the answer; one without a question is asked by its name
 */
export const questionOf = (field: string): Text => {
  const known = questions[field]
  const named = (language: StaffLanguage) => texts.other[language].replace("{field}", field)
  return known ?? (Object.fromEntries(staffLanguages.map(code => [code, named(code)])) as Text)
}

/** Headings of the list and of the sheet. */
export const headings = texts.headings
