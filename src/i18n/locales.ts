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
