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
  const read = files.map((file): [string, unknown] => [file, readJson(root, file).value])
  return new Map(read.filter(([, value]) => value !== undefined))
}
