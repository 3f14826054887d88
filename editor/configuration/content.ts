import {readFile} from "fs/promises"
import path from "path"
import {filesIn} from "../../gatsby/files/files-in"
import type {Files} from "./choices"

/** Folders that the editor works in. */
export const contentFolders = ["data", "locales"] as const

/** The words of the interface among a content. */
export const wordsIn = (files: Files): Record<string, unknown> =>
  Object.fromEntries([...files].filter(([file]) => file.startsWith("locales/")))

/** The content as far as it can be read: what is broken is left out, and the editor says so itself. */
export const readContent = async (root: string): Promise<Files> => {
  const found = await Promise.all(
    contentFolders.map(folder => filesIn(path.join(root, folder), /\.json$/)),
  )
  const read = found.flat().map(async (file): Promise<[string, unknown][]> => {
    const name = path.relative(root, file).split(path.sep).join("/")
    try {
      return [[name, JSON.parse(await readFile(file, "utf8"))]]
    } catch {
      return []
    }
  })
  return new Map((await Promise.all(read)).flat())
}
