import {defaultLanguage, languages} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import {compareWords, listWords, wordFile} from "./compare-words"
import {sharedFolder} from "./content-files"
import {type Fault, faultAt, show} from "./fault"
import type {UsedKey} from "./translation-keys"

/** Words of a namespace; `keys` is missing if one of its files cannot be read. */
export type ReadWords = {namespace: string; faults: Fault[]; keys?: UsedKey[]}

/** Texts of a shared file, by key and language. */
const textsIn = (value: unknown) =>
  [...listWords(value)].map(([field, text]) => {
    const end = field.lastIndexOf(".")
    const name = field.slice(end + 1)
    const language = languages.find(known => known === name)
    return {field, key: field.slice(0, end), language, text}
  })

/**
 * Checks a shared file, which holds each text by language, like the files of one language.
 *
 * @returns its keys, without the language
 */
export const checkSharedWords = (namespace: string, value: unknown): Required<ReadWords> => {
  const file = wordFile(sharedFolder, namespace)
  const texts = textsIn(value)
  const strange = texts
    .filter(({language}) => !language)
    .map(
      ({field, text}): Fault =>
        faultAt("word-language", file, field, {found: show(text), list: languages.join(", ")}),
    )
  const words = new Map(
    languages.map(language => [
      language,
      new Map(texts.filter(text => text.language === language).map(({key, text}) => [key, text])),
    ]),
  )
  const model = locales[defaultLanguage].name
  const compared = compareWords(namespace, words).map(({code, place, values}) =>
    faultAt(code, file, `${place.field}.${place.file.split("/")[1]}`, {...values, model}),
  )
  const keys = [...words.values()].flatMap(of => [...of.keys()])
  return {
    namespace,
    faults: [...strange, ...compared],
    keys: [...new Set(keys)].map(key => ({file, key: `${namespace}:${key}`})),
  }
}
