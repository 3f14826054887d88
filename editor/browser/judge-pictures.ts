import type {CustomFieldControlProps} from "@sveltia/cms"
import type {Fault, Verdict} from "../../gatsby/content/fault"
import {imageFields} from "../../gatsby/content/texts-of"
import {lookAt} from "./look-at-picture"

/** What the framework tells of the entry that is open. */
export type Entry = NonNullable<CustomFieldControlProps["entry"]>

/** Stands for a picture that has no name before the save. */
const unsaved = "./picture.jpg"

const isUnsaved = (text: string) => text.startsWith("blob:")

/** Names pictures that are not saved yet as if they stood beside their file. */
export const withoutAddresses = (value: unknown): unknown => {
  if (typeof value === "string") return isUnsaved(value) ? unsaved : value
  if (value === null || typeof value !== "object") return value
  if (Array.isArray(value)) return value.map(withoutAddresses)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutAddresses(inner)]),
  )
}

type Known = {verdict: Verdict | undefined; sha: string}

/** What is known of each picture, by its address in memory: each is looked at once. */
const known = new Map<string, Promise<Known>>()

/** The hash by which git names a file: the repository's files are told by it. */
const shaOf = async (picture: Blob): Promise<string> => {
  const blob = new Blob([`blob ${picture.size}\0`, picture])
  const digest = await crypto.subtle.digest("SHA-1", await blob.arrayBuffer())
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, "0")).join("")
}

const look = async (address: string): Promise<Known> => {
  const picture = await (await fetch(address)).blob()
  // Its field shows the name that it will have.
  return {verdict: await lookAt(picture), sha: await shaOf(picture)}
}

type Media = {id?: string; path: string}

/** The trip that has the same picture, which is to be each trip's own. */
const twinOf = (file: string, field: string, sha: string, entry: Entry): Verdict | undefined => {
  const folder = /^data\/experiences\/[^/]+\//
  if (field !== "image" || !folder.test(file)) return undefined
  const media = (entry.get("mediaFiles") as unknown as {toJS: () => Media[]}).toJS()
  const own = folder.exec(file)?.[0] ?? file
  const twin = media.find(({id, path}) => id === sha && folder.test(path) && !path.startsWith(own))
  if (!twin) return undefined
  return {
    code: "picture-taken",
    values: {file: `${folder.exec(twin.path)?.[0]}experience.json`},
  }
}

/**
 * Judges the pictures of a draft that are not saved yet, by what a browser can tell of them.
 *
 * @param file - of the draft
 * @param content - with the pictures' addresses in memory
 * @param entry - knows the pictures that are saved
 */
export const judgePictures = async (
  file: string,
  content: unknown,
  entry: Entry,
): Promise<Fault[]> => {
  const judged = imageFields(content)
    .filter(({text}) => isUnsaved(text))
    .map(async ({field, text}): Promise<Fault[]> => {
      const looked = known.get(text) ?? look(text)
      known.set(text, looked)
      const {verdict, sha} = await looked
      const told = verdict ?? twinOf(file, field, sha, entry)
      return told ? [{...told, place: {file, field}}] : []
    })
  return (await Promise.all(judged)).flat()
}
