import {compareWords, listWords, wordFile} from "../../gatsby/content/compare-words"
import {sharedFolder, typeOfFile} from "../../gatsby/content/content-files"
import {type Fault, newFaults, show} from "../../gatsby/content/fault"
import {checkSharedWords} from "../../gatsby/content/shared-words"
import {imageFields} from "../../gatsby/content/texts-of"
import {languages} from "../../src/i18n/languages"
import type {Files} from "../configuration/choices"
import {faultsIn} from "./content-format"
import {lookAt} from "./look-at-picture"

/** What a commit does: new bytes by path, and paths to be removed. */
export type Commit = {additions: ReadonlyMap<string, Uint8Array>; deletions: readonly string[]}

const wordsPath = /^locales\/([\w-]+)\/([\w-]+)\.json$/

const namespacesIn = (files: Files) =>
  new Set([...files.keys()].flatMap(file => wordsPath.exec(file)?.[2] ?? []))

/** Faults of the words of the interface; which of them code uses is not their form's matter. */
const faultsOfWords = (words: Files): Fault[] =>
  [...namespacesIn(words)].flatMap(namespace => {
    const shared = words.get(wordFile(sharedFolder, namespace))
    if (shared !== undefined) return checkSharedWords(namespace, shared).faults
    const all = languages.map(language => words.get(wordFile(language, namespace)))
    if (all.includes(undefined)) return []
    const listed = languages.map((language, index) => [language, listWords(all[index])] as const)
    return compareWords(namespace, new Map(listed))
  })

const faultsOf = (files: Files): Fault[] => {
  const isData = ([file]: [string, unknown]) => file.startsWith("data/")
  const data = [...files].filter(isData)
  return [
    ...faultsIn(new Map(data)),
    ...faultsOfWords(new Map([...files].filter(entry => !isData(entry)))),
  ]
}

const pathOf = (file: string, image: string) => new URL(image, `file:///${file}`).pathname.slice(1)

/** Faults of the pictures that a commit brings or takes away, where a file names them. */
const faultsOfPictures = async (files: Files, {additions, deletions}: Commit): Promise<Fault[]> => {
  const named = [...files].flatMap(([file, value]) =>
    imageFields(value).map(({field, text}) => ({file, field, text, path: pathOf(file, text)})),
  )
  const judged = named.map(async ({file, field, text, path}): Promise<Fault[]> => {
    const bytes = additions.get(path)
    const image = show(text)
    const place = {file, field}
    if (!bytes)
      return deletions.includes(path) ? [{code: "picture-missing", place, values: {image}}] : []
    const verdict = await lookAt(new Blob([bytes as BlobPart]), image)
    return verdict ? [{...verdict, place}] : []
  })
  return (await Promise.all(judged)).flat()
}

const isRead = (file: string) => wordsPath.test(file) || typeOfFile(file) !== undefined

/** The content as it is after a commit. */
export const afterCommit = (before: Files, {additions, deletions}: Commit): Files => {
  const after = new Map(before)
  for (const file of deletions) after.delete(file)
  for (const [file, bytes] of additions)
    if (isRead(file)) after.set(file, JSON.parse(new TextDecoder().decode(bytes)))
  return after
}

/**
 * Holds the content as it would be after a commit against the content contract.
 *
 * @param before - data files and words of the interface by their path, as they are
 * @returns the faults that it brings: what was faulty before is not its fault
 */
export const judgeCommit = async (before: Files, commit: Commit): Promise<Fault[]> => {
  const after = afterCommit(before, commit)
  const own = newFaults(faultsOf(after), faultsOf(before))
  return [...own, ...(await faultsOfPictures(after, commit))]
}
