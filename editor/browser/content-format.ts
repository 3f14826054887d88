import {checkContent} from "../../gatsby/content/check-content"
import {type Fault, formatFault} from "../../gatsby/content/fault"
import type {JsonFile} from "../../gatsby/content/read-json"
import {fileSchemas, folderSchemas, nameOf} from "../../gatsby/content/schema/files"
import type {Language} from "../../src/i18n/languages"
import type {Files} from "../configuration/choices"
import {tellFaults} from "../configuration/tell-fault"

type Named = {$schema?: unknown; slug?: unknown}

/**
 * Finds the file that a content belongs to: its `$schema` tells the kind, its slug the folder.
 *
 * @returns its path from the project; undefined for what is no data file
 */
export const fileOf = (content: unknown): string | undefined => {
  const {$schema, slug} = (content ?? {}) as Named
  const [, name] = /([\w-]+)\.schema\.json$/.exec(String($schema)) ?? []
  const [kind] = Object.entries(folderSchemas).find(([, folder]) => folder.name === name) ?? []
  if (kind) return `data/${kind}/${slug}/${name}.json`
  const single = Object.keys(fileSchemas).find(path => nameOf(path) === name)
  return single && `data/${single}.json`
}

/** The editor shows the cause of an error of this name, and keeps what was typed. */
const refusal = (told: string) => new Error("saving_failed", {cause: new Error(told)})

/**
 * Makes the format of data files for the editor: it reads and writes JSON as the project's formatter
 * does, and remembers what it has read, so that a file is held against the others before it is saved.
 *
 * @param language - of what it says of a file that it refuses
 */
export const contentFormat = (language: Language) => {
  const read = new Map<string, JsonFile>()
  let next: string | undefined

  const faultsOf = (file: string, value: unknown): Fault[] => {
    const {faults} = checkContent(new Map([...read, [file, {value, faults: []}]]))
    if (faults.length === 0) return []
    const before = new Set(checkContent(read).faults.map(formatFault))
    return faults.filter(fault => !before.has(formatFault(fault)))
  }

  return {
    /** Is told where the next file is going to be written: its slug may say otherwise. */
    expect: (file: string): void => {
      next = file
    },
    /** Every data file by its path, as it was last read or saved. */
    files: (): Files => new Map([...read].map(([file, {value}]) => [file, value])),
    fromFile: (text: string): unknown => {
      const value = JSON.parse(text) as unknown
      const file = fileOf(value)
      if (file) read.set(file, {value, faults: []})
      return value
    },
    /** @throws Error whose cause says, in the words of the content contract, what is wrong */
    toFile: (value: unknown): string => {
      const file = fileOf(value) && (next ?? fileOf(value))
      next = undefined
      if (file) {
        const faults = faultsOf(file, value)
        if (faults.length > 0) throw refusal(tellFaults(faults, language))
        read.set(file, {value, faults: []})
      }
      return JSON.stringify(value, null, 2)
    },
  }
}
