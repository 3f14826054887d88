import {defaultLanguage, languages} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import {compareWords, listWords, wordFile} from "./compare-words"
import type {Fault} from "./fault"
import {readJson} from "./read-json"
import type {UsedKey} from "./translation-keys"

/** Folder in `locales/` of words that code needs in every language at once. */
export const sharedFolder = "shared"

/**
 * Reads a file of shared words, which holds each text by its language, and checks it as the files of
 * one language are checked.
 *
 * @returns its keys, without the language
 */
export const readSharedWords = async (
  root: string,
  namespace: string,
): Promise<{faults: Fault[]; keys: UsedKey[]}> => {
  const file = wordFile(sharedFolder, namespace)
  const {value, faults} = await readJson(root, file)
  const texts = [...listWords(value)].map(([field, text]) => {
    const [, key = "", language = ""] = /^(.*)\.([^.]+)$/.exec(field) ?? []
    return {key, language, text}
  })
  const words = new Map(
    languages.map(language => [
      language,
      new Map(texts.filter(text => text.language === language).map(({key, text}) => [key, text])),
    ]),
  )
  const model = wordFile(defaultLanguage, namespace)
  const compared = compareWords(namespace, words).map(({file: ofLanguage, field, ...fault}) => ({
    ...fault,
    file,
    field: `${field}.${ofLanguage.split("/")[1]}`,
    expected: fault.expected.replace(model, locales[defaultLanguage].name),
  }))
  return {
    faults: value === undefined ? faults : [...faults, ...compared],
    keys: [...new Set(texts.map(({key}) => `${namespace}:${key}`))].map(key => ({file, key})),
  }
}
