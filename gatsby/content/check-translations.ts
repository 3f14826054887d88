import {readdirSync, readFileSync} from "fs"
import path from "path"
import {defaultLanguage, languages} from "../../src/i18n/languages"
import {isContent} from "./content-files"
import {type ContentIssue, issueAt} from "./issue"
import {listContent} from "./list-content"
import {type JsonFile, readJson} from "./read-json"
import {type Text, textsOf} from "./texts-of"

/** Path of a namespace's file, from the project's folder. */
export const wordFile = (language: string, namespace: string): string =>
  `locales/${language}/${namespace}.json`

type Words = Text & {file: string; namespace: string; language: string}

const wordsIn = (file: string, {value}: JsonFile): Words[] => {
  const [, language = "", name = ""] = file.split("/")
  const namespace = path.basename(name, ".json")
  return textsOf(value).map(text => ({...text, file, namespace, language}))
}

const keyOf = ({namespace, path: keys}: Words) => `${namespace}:${keys.join(".")}`

/** The {{values}} of a text, in the order of their names. */
const valuesOf = (text: string) => (text.match(/\{\{\s*\w+\s*\}\}/g) ?? []).sort().join(" ")

/** Words that one language has and another lacks, empty ones, and those that lost a value. */
const compareLanguages = (words: readonly Words[]): ContentIssue[] => {
  const known = new Map(words.map(word => [`${word.language} ${keyOf(word)}`, word]))
  return words.flatMap(word => {
    const {file, path: keys, text, language} = word
    const others = languages.filter(other => other !== language)
    const missing = others.filter(other => !known.has(`${other} ${keyOf(word)}`))
    const model = known.get(`${defaultLanguage} ${keyOf(word)}`)
    const values = model ? valuesOf(model.text) : ""
    return [
      ...missing.map(other =>
        issueAt(file, keys, text, {
          en: `the same key in ${other}, or no such key`,
          es: `la misma clave en ${other}, o ninguna`,
        }),
      ),
      ...(text.trim() === "" ? [issueAt(file, keys, text, {en: "a text", es: "un texto"})] : []),
      ...(model && valuesOf(text) !== values
        ? [issueAt(file, keys, text, {en: `the values ${values}`, es: `los valores ${values}`})]
        : []),
    ]
  })
}

const isSource = /(?<!\.test|\.d)\.tsx?$/
const literal = /["'`]([a-z][a-z-]*:[\w.-]+)(\$\{)?/g

/** Keys in the code, `namespace:path.to.key`; of a computed key, what stands before `${`. */
const usedKeys = (root: string) => {
  const found = ["src", "gatsby"].flatMap(folder =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: "utf8"})
      .filter(file => isSource.test(file))
      .flatMap(file => [...readFileSync(path.join(root, folder, file), "utf8").matchAll(literal)]),
  )
  return {
    whole: new Set(found.map(([, key = ""]) => key)),
    computed: [
      ...new Set(found.filter(([, , isComputed]) => isComputed).map(([, key = ""]) => key)),
    ],
  }
}

/** i18next adds the form of a plural to a key. */
const withoutForm = (key: string) => key.replace(/_(one|many|other)$/, "")

/**
 * Checks the words of the interface: the same keys with the same values in every language, none
 * empty, none unused. That every used key exists is checked by TypeScript.
 *
 * @param root - folder of the content: the project's
 * @param project - whose code uses the words
 */
export const checkTranslations = (root: string, project = root): ContentIssue[] => {
  const files = listContent(root)
    .filter(file => file.startsWith("locales/") && isContent(file))
    .map(file => ({file, ...readJson(root, file)}))
  const words = files.flatMap(file => wordsIn(file.file, file))
  const {whole, computed} = usedKeys(project)
  const unused = words.filter(word => {
    const key = withoutForm(keyOf(word))
    return !whole.has(key) && !computed.some(prefix => key.startsWith(prefix))
  })
  return [
    ...files.flatMap(({issues}) => issues),
    ...compareLanguages(words),
    ...unused.map(({file, path: keys, text}) =>
      issueAt(file, keys, text, {
        en: "no such key: nothing uses it",
        es: "que esa clave no esté: nada la usa",
      }),
    ),
  ]
}
