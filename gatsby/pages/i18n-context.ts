import {defaultLanguage, type Language, languages} from "../../src/i18n/languages"
import {pathWithoutLanguage} from "../../src/i18n/paths"

/** The page context of gatsby-plugin-react-i18next. */
export type I18nContext = {
  language: Language
  languages: readonly Language[]
  defaultLanguage: Language
  generateDefaultLanguagePage: boolean
  routed: boolean
  originalPath: string
  path: string
}

/**
 * Adds the context that gatsby-plugin-react-i18next would add; the plugin then leaves the page
 * alone. Otherwise it deletes and recreates the page, and Gatsby runs the page's query again in
 * every build.
 *
 * @param path - of the page, with its language if it has one
 */
export const i18nContext = (language: Language, path: string): I18nContext => {
  const originalPath = pathWithoutLanguage(path)
  return {
    language,
    languages,
    defaultLanguage,
    generateDefaultLanguagePage: false,
    routed: originalPath !== path,
    originalPath,
    path,
  }
}
