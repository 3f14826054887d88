import i18next, {type i18n} from "i18next"
import type {Language} from "../../src/i18n/languages"
import type {Files} from "../configuration/choices"

const known = new Map<Language, i18n>()

/**
 * Provides interface words to components, like the i18n plugin.
 *
 * @param files - words by the path of their file, of all languages
 */
export const interfaceWords = (files: Files, language: Language): i18n => {
  const earlier = known.get(language)
  if (earlier) return earlier
  const resources = Object.fromEntries(
    [...files].flatMap(([file, words]) => {
      const [, of, namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? []
      return of === language ? [[namespace, words]] : []
    }),
  )
  // react-i18next adds what the types promise.
  const instance = i18next.createInstance() as i18n
  // Synchronous, because its resources are given.
  void instance.init({
    lng: language,
    resources: {[language]: resources},
    interpolation: {escapeValue: false},
    react: {useSuspense: false},
    initAsync: false,
  })
  known.set(language, instance)
  return instance
}
