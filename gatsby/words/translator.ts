import i18next from "i18next"
import {defaultLanguage, type Language} from "../../src/i18n/languages"
import type {Namespace, TFunction} from "../../src/i18n/use-words"

/** Contents of locale files, by their namespace. */
export type NamespaceWords = Partial<Record<Namespace, object>>

/** A `t` for the build, which has no pages around it. */
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
