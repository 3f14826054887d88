import type {z} from "zod"
import {fileSchemas, folderSchemas, nameOf} from "../../gatsby/content/schema/files"
import {toForm, toStored} from "../values"

/** Every data file as it was last read or saved, by its path: drafts are checked among them. */
export const contentFiles = new Map<string, unknown>()

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
        fileOf: value => `data/${folder}/${(value as {slug?: unknown}).slug}/${name}.json`,
      },
    ]),
  ),
}

/** The file that a draft of a kind belongs to, and its values as they would be stored. */
export const storedDraft = (kind: string, draft: unknown): {file: string; value: unknown} => {
  const {schema, fileOf} = kinds[kind] as Kind
  const value = toStored(schema, draft)
  return {file: fileOf(value), value}
}

/** How the framework reads and writes each kind of data file. */
export const fileFormats = Object.keys(kinds).map(kind => ({
  kind,
  fromFile: (text: string): unknown => {
    const value: unknown = JSON.parse(text)
    contentFiles.set((kinds[kind] as Kind).fileOf(value), value)
    return toForm(text)
  },
  toFile: (draft: unknown): string => {
    const {file, value} = storedDraft(kind, draft)
    contentFiles.set(file, value)
    return JSON.stringify(value, null, 2)
  },
}))
