import {defaultLanguage, type Language, languages} from "../../src/i18n/languages"
import {pathWithoutLanguage} from "../../src/i18n/paths"

/** What gatsby-plugin-react-i18next keeps of a page, in the page's context. */
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
 * Gives a page the context that gatsby-plugin-react-i18next would add. The plugin leaves such a
 * page alone. It deletes any other page and makes it anew. Gatsby then finds a changed context and
 * runs the page's query again in every build.
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
