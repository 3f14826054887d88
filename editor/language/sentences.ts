import {type Sentences, tell, type Verdict} from "../../gatsby/content/fault"
import {english} from "../../gatsby/content/sentences/english"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {spanishFaults} from "./spanish/faults"

/** How each language of the editor tells faults. */
export const sentences: Record<StaffLanguage, Sentences> = {
  en: {nothing: "nothing", faults: english},
  es: {nothing: "nada", faults: spanishFaults},
}

/**
 * Says what a rule of a schema expects.
 *
 * @param rule - code of its fault, or words of its own
 */
export const expectedBy = (rule: string, language: StaffLanguage): string => {
  const code = Object.hasOwn(english, rule) ? (rule as Verdict["code"]) : "own-words"
  return tell({code, values: {message: rule}}, sentences[language]).expected
}
