import {defaultLanguage} from "../../src/i18n/languages"
import {translator} from "../../src/i18n/translator"
import type {TFunction} from "../../src/i18n/use-words"
import {wordFile} from "../content/check-words"
import {contentOf, readJson} from "../content/content-files"

export const buildWords = async (root: string, language = defaultLanguage): Promise<TFunction> =>
  translator(language, {build: contentOf(readJson(root, wordFile(language, "build")))})
