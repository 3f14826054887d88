import {readFileSync} from "fs"
import path from "path"
import {type Language, languages} from "../../src/i18n/languages"
import type {TFunction} from "../../src/i18n/use-words"
import {translator} from "./translator"

/** What the build says (namespace `build`), in each language. */
export const buildWords = (root: string) =>
  Object.fromEntries(
    languages.map(language => {
      const file = path.join(root, "locales", language, "build.json")
      return [language, translator(language, {build: JSON.parse(readFileSync(file, "utf8"))})]
    }),
  ) as Record<Language, TFunction>
