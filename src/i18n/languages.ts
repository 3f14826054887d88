/** Everything the site knows about a language. */
type Locale = {
  /** Its own name, for the switch. */
  name: string
  /** Set for right-to-left scripts. */
  direction?: "rtl"
  /** Locale for Intl's prices and dates. */
  format: string
  /** Open Graph's code. */
  openGraph: string
}

/**
 * The site's languages; the first is the default and the fallback. To add one, add an entry here,
 * its words in `locales/` and its texts in `data/`. English uses British formats: the day comes
 * before the month.
 *
 * @see https://cldr.unicode.org
 * @see https://ogp.me/#optional
 */
const list = {
  en: {name: "English", format: "en-GB", openGraph: "en_US"},
  es: {name: "Español", format: "es", openGraph: "es_CO"},
} as const satisfies Record<string, Locale>

/** Code of a language in addresses and `lang` (BCP 47, without a country). */
export type Language = keyof typeof list

/** Each language by its code. */
export const locales: Record<Language, Locale> = list

/** All languages, the default first. */
export const languages = Object.keys(locales) as [Language, ...Language[]]

/** The default language; its pages are x-default. */
export const defaultLanguage: Language = languages[0]

/** The site's language that a tag such as "es-CO" names. */
export const findLanguage = (tag: string | null | undefined): Language | undefined =>
  languages.find(language => language === tag?.toLowerCase().split("-")[0])

/** The same, otherwise the default. */
export const toLanguage = (tag: string | null | undefined): Language =>
  findLanguage(tag) ?? defaultLanguage

/** All other languages, for switches and alternate links. */
export const otherLanguages = (language: Language): Language[] =>
  languages.filter(other => other !== language)
