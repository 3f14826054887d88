import {defaultLanguage, languages} from "../../src/i18n/languages"
import {checkSpanish} from "./editorial"
import {type ContentIssue, formatPath, issueAt, type Sentence} from "./issue"
import {type Text, textsOf} from "./texts"

/** The {{placeholders}} of a text, in the order of their names. */
const placeholdersOf = (text = "") => (text.match(/\{\{\s*\w+\s*\}\}/g) ?? []).sort().join(" ")

/**
 * Checks the words of the interface: the same keys with the same values in every language, none
 * empty, and nothing untrue for Colombians. That every used key exists is checked by TypeScript.
 *
 * @param values - what every file of words holds, by its path from the project
 */
export const checkWords = (values: ReadonlyMap<string, unknown>): ContentIssue[] => {
  const words = new Map(
    [...values].map(([file, value]) => [
      file,
      new Map(textsOf(value).map(text => [formatPath(text.path), text])),
    ]),
  )
  const issuesOf = (file: string, {path, text}: Text): ContentIssue[] => {
    const find = (language: string) =>
      words.get(file.replace(/^locales\/\w+/, `locales/${language}`))?.get(formatPath(path))
    const expectedOf = (sentence: Sentence) => issueAt(file, path, text, sentence)
    const original = find(defaultLanguage)
    const expected = placeholdersOf(original?.text)
    return [
      ...languages
        .filter(language => !find(language))
        .map(language =>
          expectedOf({
            en: `the same key in ${language}, or no such key`,
            es: `la misma clave en ${language}, o ninguna`,
          }),
        ),
      ...(text.trim() === "" ? [expectedOf({en: "a text", es: "un texto"})] : []),
      ...(original && placeholdersOf(text) !== expected
        ? [expectedOf({en: `the values ${expected}`, es: `los valores ${expected}`})]
        : []),
    ]
  }
  return [...words].flatMap(([file, byKey]) => {
    const texts = [...byKey.values()]
    return [
      ...texts.flatMap(text => issuesOf(file, text)),
      ...(file.startsWith("locales/es/") ? checkSpanish(file, texts) : []),
    ]
  })
}
