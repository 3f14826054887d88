/** What the site has to know of a language. */
type Locale = {
  /** What it calls itself, for the switch. */
  name: string
  /** Where it is written from right to left. */
  direction?: "rtl"
  /** Tag of the rules by which Intl writes its prices and dates. */
  format: string
  /** Open Graph's code of it. */
  openGraph: string
}

/**
 * The languages of the site; the first is the default and the fallback. A further one is an entry
 * here, its words in `locales/` and its texts in `data/`.
 *
 * English has the rules of Britain: the day stands before the month.
 *
 * @see https://cldr.unicode.org
 * @see https://ogp.me/#optional
 */
const list = {
  en: {name: "English", format: "en-GB", openGraph: "en_US"},
  es: {name: "Español", format: "es", openGraph: "es_CO"},
} as const satisfies Record<string, Locale>

/** Code of a language, as addresses and `lang` write it (BCP 47, without a country). */
export type Language = keyof typeof list

/** Each language by its code. */
export const locales: Record<Language, Locale> = list
