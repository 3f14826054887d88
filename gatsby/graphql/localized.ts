import {defaultLanguage} from "../../src/i18n/languages"

type Localized = Record<string, unknown>

/**
 * Picks one language of a bilingual value.
 *
 * @param value - `{en, es}` as the data file stores it, or nothing
 * @param language - "en" or "es"; anything else gives English
 * @returns the text or list of that language; null where the field is optional and unset
 */
export const pickLanguage = (value: unknown, language: string | null | undefined): unknown => {
  if (value === null || typeof value !== "object") return value ?? null
  const texts = value as Localized
  return texts[language ?? defaultLanguage] ?? texts[defaultLanguage] ?? null
}

/**
 * The `@localized` field extension: the node stores `{en, es}`, the schema shows one plain
 * string (or list) that takes the language as its argument.
 */
export const localizedExtension = {
  name: "localized",
  extend: () => ({
    args: {language: "String"},
    resolve: (
      source: Localized,
      {language}: {language?: string},
      _context: unknown,
      {fieldName}: {fieldName: string},
    ) => pickLanguage(source[fieldName], language),
  }),
}
