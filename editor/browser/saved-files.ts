import type {z} from "zod"
import {
  fileOfEntry,
  fileSchemas,
  folderSchemas,
  nameOf,
  schemaOfFile,
} from "../../gatsby/content/schema/files"
import {toForm, toStored} from "../values"

/**
 * Every data file as it was last read or saved, by its path: drafts are checked among them. Sveltia
 * has no event of a deletion: what is deleted stays until the page is loaded again.
 */
export const contentFiles = new Map<string, unknown>()

/** An entry as Sveltia hands it over. */
export type Draft = {
  collection?: string
  /** Of its file; empty while it has none. */
  path?: string
  data: unknown
}

const folders: Record<string, {name: string; schema: z.ZodType}> = folderSchemas

/** The file of an entry of a folder, which its slug names. */
const fileIn = (folder: string, value: unknown) =>
  fileOfEntry(folder, String((value as {slug?: unknown}).slug))

/** A draft's file, and its values as they would be stored; none of interface words. */
export const storedDraft = ({
  collection = "",
  path = "",
  data,
}: Draft): {file: string; value: unknown} | undefined => {
  const schema = folders[collection]?.schema ?? schemaOfFile(path)
  if (!schema) return undefined
  const value = toStored(schema, data)
  return {file: path || fileIn(collection, value), value}
}

/** Keeps what was saved, for the checks of what is written next. */
export const keepSaved = (draft: Draft): void => {
  const stored = storedDraft(draft)
  if (stored) contentFiles.set(stored.file, stored.value)
}

const formatOf = (kind: string, schema: z.ZodType, fileOf: (value: unknown) => string) => ({
  kind,
  fromFile: (text: string): unknown => {
    const value: unknown = JSON.parse(text)
    contentFiles.set(fileOf(value), value)
    return toForm(text)
  },
  toFile: (draft: unknown): string => JSON.stringify(toStored(schema, draft), null, 2),
})

/** How Sveltia reads and writes each kind of data file: the entries of a folder are of one kind. */
export const fileFormats = [
  ...Object.entries(fileSchemas).map(([path, schema]) =>
    formatOf(nameOf(path), schema, () => `data/${path}.json`),
  ),
  ...Object.entries(folders).map(([folder, {name, schema}]) =>
    formatOf(name, schema, value => fileIn(folder, value)),
  ),
]
