import {readFile} from "fs/promises"
import path from "path"
import {filesIn} from "../files/files-in"
import {computedKeys} from "./computed-keys"

/** A key with the file that uses or defines it. */
export type UsedKey = {file: string; key: string}

const literal = /["'`]([a-z][a-z-]*:[A-Za-z][\w-]*(?:\.(?:[\w-]+|\$\{[^}]*\}))*)["'`]/g

const sourceFile = /(?<!\.test|\.d)\.tsx?$/

/** Keys that a key in the source expands to: itself, unless its last part is computed. */
const expand = (key: string) => {
  const start = key.replace(/\$\{[^}]*\}$/, "")
  const values = computedKeys[start]
  return values ? values.map(value => `${start}${value}`) : [key]
}

/**
 * Collects word keys in the source: every literal "namespace:path.to.key". A key with a computed
 * last part expands to every key it can become, if these are listed, otherwise it stays as written.
 *
 * @param namespaces - names of the existing namespaces; other literals with a colon are no keys
 */
export const usedKeys = async (
  root: string,
  namespaces: ReadonlySet<string>,
): Promise<UsedKey[]> => {
  const folders = ["src", "gatsby"].map(folder => path.join(root, folder))
  const files = await Promise.all(
    folders.map(folder => filesIn(folder, sourceFile).catch(() => [])),
  )
  const found = await Promise.all(
    files.flat().map(async file => {
      const text = await readFile(file, "utf8")
      return [...text.matchAll(literal)]
        .map(([, key = ""]) => key)
        .filter(key => namespaces.has(key.slice(0, key.indexOf(":"))))
        .flatMap(expand)
        .map(key => ({file: path.relative(root, file), key}))
    }),
  )
  return found.flat()
}
