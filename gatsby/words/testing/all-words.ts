import english from "../../../locales/en/build.json"
import spanish from "../../../locales/es/build.json"
import {translator} from "../../../src/i18n/translator"

/** What the build says in each language, for tests. */
export const allWords = {
  en: translator("en", {build: english}),
  es: translator("es", {build: spanish}),
}
