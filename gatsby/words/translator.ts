import {readFileSync} from "node:fs"
import path from "node:path"
import i18next from "i18next"
import {defaultLanguage, type Language, languages} from "../../src/i18n/languages"
import type {Namespace, TFunction} from "../../src/i18n/use-words"

type NamespaceWords = Partial<Record<Namespace, object>>

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

export const buildWords = (root: string) =>
  Object.fromEntries(
    languages.map(language => {
      const file = path.join(root, "locales", language, "build.json")
      return [language, translator(language, {build: JSON.parse(readFileSync(file, "utf8"))})]
    }),
  ) as Record<Language, TFunction>
