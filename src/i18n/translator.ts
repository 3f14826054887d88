import i18next from "i18next"
import {defaultLanguage, type Language} from "./languages"
import type {Namespace, TFunction} from "./use-words"

/** Contents of locale files, by their namespace. */
export type NamespaceWords = Partial<Record<Namespace, object>>

/** A `t` for code outside of pages: the build and tests. */
export const translator = (language: Language, resources: NamespaceWords): TFunction => {
  const i18n = i18next.createInstance()
  // Synchronous, because its resources are given.
  void i18n.init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: {[language]: resources},
    interpolation: {escapeValue: false},
    initAsync: false,
  })
  return i18n.t
}
