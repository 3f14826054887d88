import {readFile} from "fs/promises"
import path from "path"
import {defaultLanguage} from "../../src/i18n/languages"
import {translator} from "../../src/i18n/translator"
import type {Words} from "../../src/i18n/use-words"

/**
 * Reads the words that the build writes itself.
 *
 * @param root - the project's folder
 * @param language - of the words
 */
export const buildWords = async (root: string, language = defaultLanguage): Promise<Words> => {
  const file = path.join(root, "locales", language, "build.json")
  return translator(language, {build: JSON.parse(await readFile(file, "utf8"))})
}
