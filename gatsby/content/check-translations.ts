import path from "path"
import {defaultLanguage, languages} from "../../src/i18n/languages"
import {compareWords, listWords, withoutForm, wordFile} from "./compare-words"
import {isContent, sharedFolder} from "./content-files"
import {type Fault, faultAt} from "./fault"
import {listContent} from "./list-content"
import {readJson} from "./read-json"
import {checkSharedWords, type ReadWords} from "./shared-words"
import {type UsedKey, usedKeys} from "./translation-keys"

const namespacesOf = (listed: readonly string[], language: string) =>
  listed.flatMap(file =>
    isContent(file) && file.startsWith(`locales/${language}/`)
      ? [path.basename(file, ".json")]
      : [],
  )

/** Reads a namespace in every language. */
const readNamespace = (root: string, namespace: string): ReadWords => {
  const read = languages.map(language => ({
    language,
    ...readJson(root, wordFile(language, namespace)),
  }))
  const faults = read.flatMap(file => file.faults)
  if (read.some(({value}) => value === undefined)) return {namespace, faults}
  const files = new Map(read.map(({language, value}) => [language, listWords(value)]))
  const file = wordFile(defaultLanguage, namespace)
  const keys = [...(files.get(defaultLanguage)?.keys() ?? [])]
  return {
    namespace,
    faults: [...faults, ...compareWords(namespace, files)],
    keys: keys.map(key => ({file, key: `${namespace}:${key}`})),
  }
}

const readSharedWords = (root: string, namespace: string): ReadWords => {
  const {value, faults} = readJson(root, wordFile(sharedFolder, namespace))
  if (value === undefined) return {namespace, faults}
  const checked = checkSharedWords(namespace, value)
  return {...checked, faults: [...faults, ...checked.faults]}
}

const unusedFault = ({file, key}: UsedKey): Fault =>
  faultAt("word-unused", file, key.slice(key.indexOf(":") + 1))

const unknownFault = ({file, key}: UsedKey): Fault =>
  faultAt(key.includes("${") ? "word-computed" : "word-unknown", file, key, {
    namespace: key.split(":")[0],
  })

/**
 * Checks the words of the interface: the same keys in every language, none empty, none unused,
 * none used that does not exist.
 *
 * @param root - folder of the content: the project's
 * @param project - whose code uses the words
 */
export const checkTranslations = async (root: string, project = root): Promise<Fault[]> => {
  const listed = listContent(root)
  const own = new Set(languages.flatMap(language => namespacesOf(listed, language)))
  const read = [
    ...[...own].map(name => readNamespace(root, name)),
    ...namespacesOf(listed, sharedFolder).map(name => readSharedWords(root, name)),
  ]
  const known = read.flatMap(({keys}) => keys ?? [])
  // Without readable files, unused words cannot be determined.
  const readable = read.filter(({keys}) => keys).map(({namespace}) => namespace)
  const used = await usedKeys(project, new Set(readable))
  const usedNames = new Set(used.map(({key}) => key))
  const knownNames = new Set(known.map(({key}) => withoutForm(key)))
  return [
    ...read.flatMap(({faults}) => faults),
    ...known.filter(({key}) => !usedNames.has(withoutForm(key))).map(unusedFault),
    ...used.filter(({key}) => !knownNames.has(key)).map(unknownFault),
  ]
}
