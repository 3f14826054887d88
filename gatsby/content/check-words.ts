import {defaultLanguage, type Language, languages} from "../../src/i18n/languages"
import {checkSpanish} from "./editorial"
import {type ContentIssue, issueAt, type Sentence} from "./issue"
import {fieldOf, textsOf} from "./texts"

const placeholdersOf = (text: unknown) =>
  (String(text).match(/\{\{\s*\w+\s*\}\}/g) ?? []).sort().join(" ")

/**
 * Checks the words of the interface: the same keys with the same values in every language, none
 * empty, and nothing untrue for Colombians. That every used key exists is checked by TypeScript.
 */
export const checkWords = (values: ReadonlyMap<string, unknown>): ContentIssue[] =>
  [...values].flatMap(([file, value]) => {
    const texts = textsOf(value)
    const issues = texts.flatMap(({path, text}) => {
      const find = (language: Language) => {
        const words = values.get(file.replace(/^locales\/\w+/, `locales/${language}`))
        return path.reduce<unknown>(fieldOf, words)
      }
      const issue = (sentence: Sentence) => issueAt(file, path, text, sentence)
      const original = find(defaultLanguage)
      const expected = placeholdersOf(original)
      return [
        ...languages
          .filter(language => typeof find(language) !== "string")
          .map(language =>
            issue({
              en: `the same key in ${language}, or no such key`,
              es: `la misma clave en ${language}, o ninguna`,
            }),
          ),
        ...(text.trim() === "" ? [issue({en: "a text", es: "un texto"})] : []),
        ...(original !== undefined && placeholdersOf(text) !== expected
          ? [issue({en: `the values ${expected}`, es: `los valores ${expected}`})]
          : []),
      ]
    })
    return [...issues, ...(file.startsWith("locales/es/") ? checkSpanish(file, texts) : [])]
  })
