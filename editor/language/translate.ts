import {defaultLanguage, type Language} from "../../src/i18n/languages"
import {escapePattern} from "../../src/text/escape-pattern"
import {spanish} from "./spanish"

/** What the form and the contract say, by their English, in every other language. */
const dictionaries: Partial<Record<Language, Record<string, string>>> = {es: spanish}

type Template = {pattern: RegExp; translation: string}

/** A value as faults show it, in quotes and cut where it is long, or words that are no value. */
const slot = String.raw`((?:"(?:[^"\\]|\\.)*(?:"|…)|[^"])+?)`

const toTemplate = ([words, translation]: [string, string]): Template => ({
  pattern: new RegExp(
    `^${words
      .split(/\{\d\}/)
      .map(escapePattern)
      .join(slot)}$`,
    "u",
  ),
  translation,
})

const read = (dictionary: Record<string, string>) => {
  const entries = Object.entries(dictionary)
  return {
    whole: new Map(entries),
    templates: entries.filter(([words]) => /\{1\}/.test(words)).map(toTemplate),
  }
}

const known = new Map(
  Object.entries(dictionaries).map(([language, dictionary]) => [language, read(dictionary)]),
)

/**
 * Says in a language what the form or the contract says in English. Values that stand in it stay as they
 * are; what nobody has translated stays English.
 *
 * @param text - a label, a hint, a choice, or what a fault found or expected
 */
export const translate = (text: string, language: Language): string => {
  const dictionary = known.get(language)
  if (language === defaultLanguage || !dictionary) return text
  const whole = dictionary.whole.get(text)
  if (whole !== undefined) return whole
  for (const {pattern, translation} of dictionary.templates) {
    const [, ...slots] = pattern.exec(text) ?? []
    if (slots.length > 0)
      return translation.replace(/\{(\d)\}/g, (_, place) =>
        translate(slots[Number(place) - 1] ?? "", language),
      )
  }
  return text
}
