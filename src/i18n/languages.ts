/**
 * The site's languages by their code in addresses and `lang` (BCP 47, without a country); the first is
 * the default and the fallback. Each has its own name for the switch, its locale for Intl's prices and
 * dates, its mark between thousands, and Open Graph's code. English uses British formats: the day comes
 * before the month. A new language is an entry here, its words in `locales/`, in the files of `src/gate`
 * and in what reads words that visitors type (`read-words.ts`, the store's ages), its texts in `data/`, and
 * its titles in the query of `src/templates/not-found.tsx`.
 *
 * @see https://cldr.unicode.org
 * @see https://ogp.me/#optional
 */
export const locales = {
  en: {name: "English", format: "en-GB", group: ",", openGraph: "en_US"},
  es: {name: "Español", format: "es", group: ".", openGraph: "es_CO"},
}

export type Language = keyof typeof locales

/** All languages, the default first. */
export const languages = Object.keys(locales) as [Language, ...Language[]]

export const defaultLanguage: Language = languages[0]

/** The site's language that a tag such as "es-CO" names. */
export const findLanguage = (tag: string | null | undefined): Language | undefined =>
  languages.find(language => language === tag?.toLowerCase().split("-")[0])

export const toLanguage = (tag: string | null | undefined): Language =>
  findLanguage(tag) ?? defaultLanguage

export const otherLanguages = (language: Language): Language[] =>
  languages.filter(other => other !== language)
