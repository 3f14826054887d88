import i18next from "i18next"
import {defaultLanguage, type Language} from "./languages"
import type {Namespace, Words} from "./use-words"

/** Contents of locale files, by their namespace. */
export type NamespaceWords = Partial<Record<Namespace, object>>

/**
 * Gives words where there is no page, at build time and in tests, as a page's `t` gives them.
 *
 * @param resources - words of that language
 */
export const translator = (language: Language, resources: NamespaceWords): Words => {
  const i18n = i18next.createInstance()
  // With its resources at hand it is ready at once.
  void i18n.init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: {[language]: resources},
    interpolation: {escapeValue: false},
    initAsync: false,
  })
  return i18n.t
}
