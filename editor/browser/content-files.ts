import type {z} from "zod"
import {fileSchemas, folderSchemas, nameOf} from "../../gatsby/content/schema/files"
import {toForm, toStored} from "../values"

/** Every data file as it was last read or saved, by its path: drafts are checked among them. */
export const contentFiles = new Map<string, unknown>()

/** An entry as the framework hands it over. */
export type Draft = {
  collection?: string
  /** Of its file; empty while it has none. */
  path?: string
  data: unknown
}

type Kind = {schema: z.ZodType; fileOf: (value: unknown) => string}

/** Kinds of data files by the name of their format. */
const kinds: Record<string, Kind> = {
  ...Object.fromEntries(
    Object.entries(fileSchemas).map(([name, schema]) => [
      nameOf(name),
      {schema, fileOf: () => `data/${name}.json`},
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(folderSchemas).map(([folder, {name, schema}]) => [
      name,
      {
        schema: schema as z.ZodType,
        fileOf: (value: unknown) =>
          `data/${folder}/${(value as {slug?: unknown}).slug}/${name}.json`,
      },
    ]),
  ),
}

/** The files of a folder have one kind, pages and the like each their own. */
const kindOf = ({collection = "", path = ""}: Draft): Kind | undefined => {
  const folder = folderSchemas[collection as keyof typeof folderSchemas]
  return kinds[folder?.name ?? nameOf(path).replace(".json", "")]
}

/** The file that a draft belongs to, and its values as they would be stored; none of interface words. */
export const storedDraft = (draft: Draft): {file: string; value: unknown} | undefined => {
  const kind = kindOf(draft)
  if (!kind) return undefined
  const value = toStored(kind.schema, draft.data)
  return {file: draft.path || kind.fileOf(value), value}
}

/** Keeps what was saved, for the checks of what is written next. */
export const keepSaved = (draft: Draft): void => {
  const stored = storedDraft(draft)
  if (stored) contentFiles.set(stored.file, stored.value)
}

/** How the framework reads and writes each kind of data file. */
export const fileFormats = Object.entries(kinds).map(([kind, {schema, fileOf}]) => ({
  kind,
  fromFile: (text: string): unknown => {
    const value: unknown = JSON.parse(text)
    contentFiles.set(fileOf(value), value)
    return toForm(text)
  },
  toFile: (draft: unknown): string => JSON.stringify(toStored(schema, draft), null, 2),
}))
