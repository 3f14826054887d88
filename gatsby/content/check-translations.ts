import {readdir} from "fs/promises"
import path from "path"
import {languages} from "../../src/i18n/languages"
import {type Fault, show} from "./fault"
import {readJson} from "./read-json"
import {usedKeys} from "./translation-keys"

type Words = Map<string, unknown>

const flatten = (value: unknown, prefix: string): [string, unknown][] =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        flatten(inner, prefix ? `${prefix}.${key}` : key),
      )
    : [[prefix, value]]

const placeholders = (text: unknown) =>
  [...String(text).matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(", ")

const fileOf = (language: string, namespace: string) => `locales/${language}/${namespace}.json`

const namespacesOf = async (root: string, language: string) => {
  const names = await readdir(path.join(root, "locales", language)).catch(() => [])
  return names.filter(name => name.endsWith(".json")).map(name => name.replace(/\.json$/, ""))
}

const checkTexts = (file: string, words: Words): Fault[] =>
  [...words]
    .filter(([, text]) => typeof text !== "string" || text.trim() === "")
    .map(([field, text]) => ({
      file,
      field,
      found: show(text),
      expected: "a text that is not empty",
    }))

const compare = (
  namespace: string,
  from: string,
  to: string,
  words: Words,
  others: Words,
): Fault[] =>
  [...words].flatMap(([field, text]) => {
    const file = fileOf(to, namespace)
    if (!others.has(field))
      return [{file, field, found: "nothing", expected: `a text, as in ${fileOf(from, namespace)}`}]
    const [mine, theirs] = [placeholders(text), placeholders(others.get(field))]
    return from === languages[0] && mine !== theirs
      ? [{file, field, found: `the values {{${theirs}}}`, expected: `{{${mine}}}, as in English`}]
      : []
  })

/**
 * Checks the words of the interface: the same keys in both languages, none empty, none unused,
 * none used that does not exist.
 *
 * @param root - the project's folder
 */
export const checkTranslations = async (root: string): Promise<Fault[]> => {
  const lists = await Promise.all(languages.map(language => namespacesOf(root, language)))
  const namespaces = new Set(lists.flat())
  const faults: Fault[] = []
  const known = new Map<string, string>()
  for (const namespace of namespaces) {
    const [english, spanish] = await Promise.all(
      languages.map(language => readJson(root, fileOf(language, namespace))),
    )
    faults.push(...(english?.faults ?? []), ...(spanish?.faults ?? []))
    if (english?.value === undefined || spanish?.value === undefined) continue
    const [en, es] = [new Map(flatten(english.value, "")), new Map(flatten(spanish.value, ""))]
    faults.push(
      ...checkTexts(fileOf("en", namespace), en),
      ...checkTexts(fileOf("es", namespace), es),
      ...compare(namespace, "en", "es", en, es),
      ...compare(namespace, "es", "en", es, en),
    )
    for (const field of en.keys()) known.set(`${namespace}:${field}`, field)
  }
  const used = await usedKeys(root, namespaces)
  const isUsed = (key: string) =>
    used.some(({pattern}) => pattern.test(key.replace(/_(one|other|many)$/, "")))
  const unused = [...known]
    .filter(([key]) => !isUsed(key))
    .map(([key, field]) => ({
      file: fileOf("en", key.split(":")[0] ?? ""),
      field,
      found: "a text that no page uses",
      expected: "no such key, in either language",
    }))
  const unknown = used
    .filter(
      ({pattern}) =>
        ![...known.keys()].some(key => pattern.test(key.replace(/_(one|other|many)$/, ""))),
    )
    .map(({file, key}) => ({
      file,
      field: key,
      found: "a key that no locale file has",
      expected: `the key in ${fileOf("en", key.split(":")[0] ?? "")} and ${fileOf("es", key.split(":")[0] ?? "")}`,
    }))
  return [...faults, ...unused, ...unknown]
}
