import {type StaffLanguage, staffLanguages} from "../words/staff-languages"
import texts from "./sentences.json"

/** What a line of the launch check says, in each language of those who read it. */
export type Sentence = Record<StaffLanguage, string>

/** Headings of the kinds of lines. */
export const kindNames = texts.kinds satisfies Record<string, Sentence>

/** Parts of the legal strip. */
export const stripParts = texts.strip satisfies Record<string, Sentence>

/**
 * What the launch check says of something.
 *
 * @param values - what stands in the sentence's braces; a text of each language, or the same in all
 */
export const sentenceOf = (
  code: keyof typeof texts.sentences,
  values: Readonly<Record<string, string | number | Sentence>> = {},
): Sentence => {
  const inLanguage = (language: StaffLanguage) =>
    texts.sentences[code][language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? ""
      return typeof value === "object" ? value[language] : String(value)
    })
  return Object.fromEntries(staffLanguages.map(code => [code, inLanguage(code)])) as Sentence
}
