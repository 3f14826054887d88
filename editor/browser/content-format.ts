import {checkContent} from "../../gatsby/content/check-content"
import {type Fault, newFaults} from "../../gatsby/content/fault"
import {allSchemas, fileSchemas, folderSchemas, nameOf} from "../../gatsby/content/schema/files"
import type {Files} from "../configuration/choices"
import {asSaved, toForm} from "../configuration/form-values"
import {thumbnailField} from "../settings"

type Named = {$schema?: unknown; slug?: unknown}

const nameIn = (content: unknown): string | undefined =>
  /([\w-]+)\.schema\.json$/.exec(String((content as Named | null)?.$schema))?.[1]

/** The schema of a content, which its `$schema` names; undefined for what is no data file. */
export const schemaIn = (content: unknown) => {
  const name = nameIn(content) ?? ""
  return Object.hasOwn(allSchemas, name) ? allSchemas[name] : undefined
}

/**
 * Finds the file that a content belongs to: its `$schema` tells the kind, its slug the folder.
 *
 * @returns its path from the project; undefined for what is no data file
 */
export const fileOf = (content: unknown): string | undefined => {
  const name = nameIn(content)
  const [kind] = Object.entries(folderSchemas).find(([, folder]) => folder.name === name) ?? []
  if (kind) return `data/${kind}/${(content as Named).slug}/${name}.json`
  const single = Object.keys(fileSchemas).find(path => nameOf(path) === name)
  return single && `data/${single}.json`
}

/** What a form holds as its file does: its numbers are numbers, and what only the form has is none of it. */
const contentOf = (form: unknown): unknown => {
  const schema = schemaIn(form)
  return schema ? asSaved(schema, form) : form
}

/** Path of the picture that a data file has for its face; undefined where it has none. */
const faceOf = (file: string, {image}: {image?: unknown}): string | undefined =>
  typeof image === "string" && image.startsWith("./")
    ? file.replace(/[^/]+$/, image.slice(2))
    : undefined

/** Faults of data files, by their path, that can all be read. */
export const faultsIn = (files: Files): Fault[] =>
  checkContent(new Map([...files].map(([file, value]) => [file, {value, faults: []}]))).faults

/**
 * Makes the format of data files for the editor: it reads and writes JSON as the project's formatter
 * does, and remembers what it has read, so that a draft is held against the other files.
 *
 * @param thumbnailOf - address of a picture in small, by its path. The framework would load whole pictures for
 *   its lists
 */
export const contentFormat = (thumbnailOf?: (picture: string) => string) => {
  const read = new Map<string, unknown>()
  let before: Fault[] | undefined

  const remember = (file: string, value: unknown) => {
    read.set(file, value)
    before = undefined
  }

  /**
   * Holds a content against the contract, in its place among the others.
   *
   * @returns the faults that it brings; what was faulty before is not its fault
   */
  const faultsOf = (file: string, value: unknown): Fault[] => {
    const faults = faultsIn(new Map([...read, [file, value]]))
    if (faults.length === 0) return []
    before ??= faultsIn(read)
    return newFaults(faults, before)
  }

  return {
    faultsOf,
    /** Every data file by its path, as it was last read or saved. */
    files: (): Files => read,
    fromFile: (text: string): unknown => {
      const value = JSON.parse(text) as unknown
      const file = fileOf(value)
      if (file) remember(file, value)
      if (!schemaIn(value)) return value
      const form = toForm(text) as object
      const face = file && faceOf(file, value as object)
      return face && thumbnailOf ? {...form, [thumbnailField]: thumbnailOf(face)} : form
    },
    toFile: (form: unknown): string => JSON.stringify(contentOf(form), null, 2),
    /** Is told what a commit has made of the files. */
    committed: (files: Files): void => {
      for (const file of read.keys()) if (!files.has(file)) read.delete(file)
      for (const [file, value] of files) if (file.startsWith("data/")) remember(file, value)
    },
  }
}
