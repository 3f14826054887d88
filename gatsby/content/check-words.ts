import {defaultLanguage, languages} from "../../src/i18n/languages"
import type {JsonFile} from "./content-files"
import {checkSpanish} from "./cross-checks"
import {type ContentIssue, formatPath, issueAt, type Sentence} from "./issue"
import {type Text, textsOf} from "./texts"

/** The {{values}} of a text, in the order of their names. */
const valuesOf = (text = "") => (text.match(/\{\{\s*\w+\s*\}\}/g) ?? []).sort().join(" ")

/**
 * Checks the words of the interface: the same keys with the same values in every language, none
 * empty, and nothing untrue for Colombians. That every used key exists is checked by TypeScript.
 *
 * @param read - every file of words, by its path from the project
 */
export const checkWords = (read: ReadonlyMap<string, JsonFile>): ContentIssue[] => {
  const words = new Map(
    [...read].map(([file, {value}]) => [
      file,
      new Map(textsOf(value).map(text => [formatPath(text.path), text])),
    ]),
  )
  const issuesOf = (file: string, {path, text}: Text): ContentIssue[] => {
    const find = (language: string) =>
      words.get(file.replace(/^locales\/\w+/, `locales/${language}`))?.get(formatPath(path))
    const expectedOf = (sentence: Sentence) => issueAt(file, path, text, sentence)
    const values = valuesOf(find(defaultLanguage)?.text)
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
      ...(find(defaultLanguage) && valuesOf(text) !== values
        ? [expectedOf({en: `the values ${values}`, es: `los valores ${values}`})]
        : []),
    ]
  }
  return [
    ...[...read.values()].flatMap(({issues}) => issues),
    ...[...words].flatMap(([file, own]) => [
      ...[...own.values()].flatMap(text => issuesOf(file, text)),
      ...(file.startsWith("locales/es/") ? checkSpanish(file, [...own.values()]) : []),
    ]),
  ]
}
