import {defaultLanguage} from "../../src/i18n/languages"
import {translator} from "../../src/i18n/translator"
import type {TFunction} from "../../src/i18n/use-words"
import {wordFile} from "../content/check-words"
import {contentOf, readJson} from "../content/content-files"

/**
 * Reads the words that the build itself needs.
 *
 * @throws Error that names the file if it cannot be read
 */
export const buildWords = async (root: string, language = defaultLanguage): Promise<TFunction> =>
  translator(language, {build: contentOf(readJson(root, wordFile(language, "build")))})
