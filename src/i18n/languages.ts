import {type Language, locales} from "./locales"

export type {Language}

/** All languages, the default first. */
export const languages = Object.keys(locales) as [Language, ...Language[]]

/** The default language; its pages are x-default. */
export const defaultLanguage: Language = languages[0]

/**
 * Maps any language tag to a language of the site.
 *
 * @param tag - such as "es-CO", "fr" or undefined
 * @returns the language that the tag names, of whatever country, otherwise the default
 */
export const toLanguage = (tag: string | null | undefined): Language => {
  const [code] = (tag ?? "").toLowerCase().split("-")
  return languages.find(language => language === code) ?? defaultLanguage
}

/** All other languages, for switches and alternate links. */
export const otherLanguages = (language: Language): Language[] =>
  languages.filter(other => other !== language)
