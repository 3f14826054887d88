import {isContent} from "../../gatsby/content/content-files"
import {listContent} from "../../gatsby/content/list-content"
import {readJson} from "../../gatsby/content/read-json"
import type {Files} from "./choices"

/** The words of the interface among a content. */
export const wordsIn = (files: Files): Record<string, unknown> =>
  Object.fromEntries([...files].filter(([file]) => file.startsWith("locales/")))

/** The readable content; the editor itself reports broken files. */
export const readContent = async (root: string): Promise<Files> => {
  const files = listContent(root).filter(file => isContent(file) && file.endsWith(".json"))
  const read = files.map(async (file): Promise<[string, unknown][]> => {
    const {value} = await readJson(root, file)
    return value === undefined ? [] : [[file, value]]
  })
  return new Map((await Promise.all(read)).flat())
}
