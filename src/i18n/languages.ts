/** The two languages of the site; the first is the default and the fallback. */
export const languages = ["en", "es"] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = "en"

/** What each language calls itself, for the switch. */
export const languageNames: Record<Language, string> = {en: "English", es: "Español"}

/** Open Graph's locale codes. */
export const openGraphLocales: Record<Language, string> = {en: "en_US", es: "es_CO"}

/**
 * Turns any language tag into one of the site's languages.
 *
 * @param tag - such as "es-CO", "fr" or undefined
 * @returns "es" for Spanish of any country, otherwise English (specification, point 2)
 */
export const toLanguage = (tag: string | null | undefined): Language =>
  /^es\b/i.test(tag ?? "") ? "es" : defaultLanguage

/** The other language, for the switch and for reciprocal links. */
export const otherLanguage = (language: Language): Language => (language === "es" ? "en" : "es")
