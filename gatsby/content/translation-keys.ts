import {readFile} from "fs/promises"
import path from "path"
import {filesIn} from "../files/files-in"

/** A key that the source uses: exact, or a pattern where parts of it are computed. */
export type UsedKey = {file: string; key: string; pattern: RegExp}

const literal = /["'`]([a-z][a-z-]*:[A-Za-z][\w-]*(?:\.(?:[\w-]+|\$\{[^}]*\}))*)["'`]/g

const toPattern = (key: string) =>
  new RegExp(
    `^${key
      .split(/\$\{[^}]*\}/)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[^.]+")}$`,
  )

const sourceFile = /(?<!\.test|\.d)\.tsx?$/

/**
 * Collects the translation keys of the source: any literal "namespace:path.to.key".
 *
 * @param root - the project's folder
 * @param namespaces - names of the existing namespaces; other literals with a colon are no keys
 */
export const usedKeys = async (
  root: string,
  namespaces: ReadonlySet<string>,
): Promise<UsedKey[]> => {
  const folders = ["src", "gatsby"].map(folder =>
    filesIn(path.join(root, folder), sourceFile).catch(() => []),
  )
  const files = (await Promise.all(folders)).flat()
  const found = await Promise.all(
    files.map(async file => {
      const text = await readFile(file, "utf8")
      return [...text.matchAll(literal)]
        .map(([, key = ""]) => key)
        .filter(key => namespaces.has(key.split(":")[0] ?? ""))
        .map(key => ({file: path.relative(root, file), key, pattern: toPattern(key)}))
    }),
  )
  return found.flat()
}
