import {defaultLanguage, type Language, languages} from "../../src/i18n/languages"
import {checkSpanish} from "./editorial"
import {type ContentIssue, issueAt, type Sentence} from "./issue"
import {fieldOf, textsOf} from "./texts"

const valuesIn = (text: unknown) =>
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
      const original = find(defaultLanguage)
      const expected = valuesIn(original)
      const sentences: Sentence[] = languages
        .filter(language => typeof find(language) !== "string")
        .map(language => ({
          en: `the same key in ${language}, or no such key`,
          es: `la misma clave en ${language}, o ninguna`,
        }))
      if (text.trim() === "") sentences.push({en: "a text", es: "un texto"})
      if (original !== undefined && valuesIn(text) !== expected)
        sentences.push({en: `the values ${expected}`, es: `los valores ${expected}`})
      return sentences.map(sentence => issueAt(file, path, text, sentence))
    })
    return [...issues, ...(file.startsWith("locales/es/") ? checkSpanish(file, texts) : [])]
  })
