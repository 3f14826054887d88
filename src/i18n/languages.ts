import {type Language, locales} from "./locales"

export type {Language}

/** All languages, the default first. */
export const languages = Object.keys(locales) as [Language, ...Language[]]

/** Stands in where no other language is asked for: its pages are x-default. */
export const defaultLanguage: Language = languages[0]

/**
 * Turns any language tag into one of the site's languages.
 *
 * @param tag - such as "es-CO", "fr" or undefined
 * @returns the language that the tag names, of whatever country, otherwise the default
 *   (specification, point 2)
 */
export const toLanguage = (tag: string | null | undefined): Language => {
  const [code] = (tag ?? "").toLowerCase().split("-")
  return languages.find(language => language === code) ?? defaultLanguage
}

/** The other languages, for switches and for links between versions. */
export const otherLanguages = (language: Language): Language[] =>
  languages.filter(other => other !== language)
