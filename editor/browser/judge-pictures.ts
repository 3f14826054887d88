import type {CustomFieldControlProps} from "@sveltia/cms"
import type {Fault, Verdict} from "../../gatsby/content/fault"
import {withoutNotes} from "../../gatsby/content/picture-notes"
import {imageFields, mapTexts, type Text} from "../../gatsby/content/texts-of"
import {lookAt} from "./look-at-picture"

/** What the framework tells of the entry that is open. */
export type Entry = NonNullable<CustomFieldControlProps["entry"]>

/** Stands for a picture that has no name before the save. */
const unsaved = "./picture.jpg"

const isUnsaved = (text: string) => text.startsWith("blob:")

/** Names pictures that are not saved yet as if they stood beside their file. */
export const withoutAddresses = (value: unknown): unknown =>
  mapTexts(value, text => (isUnsaved(text) ? unsaved : text))

type Known = {verdict: Verdict | undefined; sha: string}

/** What is known of each picture, by its address in memory: each is looked at once. */
const known = new Map<string, Promise<Known>>()

/** The hash by which git will name a file: the repository's files are told by it. */
const shaOf = async (picture: Blob): Promise<string> => {
  const saved = withoutNotes(new Uint8Array(await picture.arrayBuffer()))
  const blob = new Blob([`blob ${saved.length}\0`, saved as BlobPart])
  const digest = await crypto.subtle.digest("SHA-1", await blob.arrayBuffer())
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, "0")).join("")
}

const look = async (address: string): Promise<Known> => {
  const picture = await (await fetch(address)).blob()
  // Its field shows the name that it will have.
  return {verdict: await lookAt(picture), sha: await shaOf(picture)}
}

type Media = {id?: string; path: string}

const tripFolder = /^data\/experiences\/[^/]+\//

const mediaOf = (entry: Entry): Media[] =>
  (entry.get("mediaFiles") as unknown as {toJS: () => Media[]}).toJS()

/** The trip that has the same picture, which is to be each trip's own. */
const twinOf = (file: string, sha: string, entry: Entry): Verdict | undefined => {
  const own = tripFolder.exec(file)?.[0]
  if (!own) return undefined
  const isOther = ({id, path}: Media) =>
    id === sha && tripFolder.test(path) && !path.startsWith(own)
  const twin = mediaOf(entry).find(isOther)
  if (!twin) return undefined
  return {
    code: "picture-taken",
    values: {file: `${tripFolder.exec(twin.path)?.[0]}experience.json`},
  }
}

const lookOnce = (address: string): Promise<Known> => {
  const looked = known.get(address) ?? look(address)
  known.set(address, looked)
  return looked
}

/** Photographs that a trip has twice; each is told by its hash, whether it is saved or not. */
const twiceIn = async (
  file: string,
  pictures: readonly Text[],
  entry: Entry,
): Promise<Map<string, Verdict>> => {
  const photos = pictures.filter(({field}) => field !== "image" && tripFolder.test(file))
  const media = photos.length > 0 ? mediaOf(entry) : []
  const saved = (text: string) =>
    media.find(({path}) => path === `${tripFolder.exec(file)?.[0]}${text.slice(2)}`)?.id
  const told = photos.map(async ({field, text}) => ({
    field,
    sha: isUnsaved(text) ? (await lookOnce(text)).sha : saved(text),
  }))
  const hashed = (await Promise.all(told)).filter(({sha}) => sha !== undefined)
  return new Map(
    hashed.flatMap(({field, sha}, index) => {
      const first = hashed.findIndex(other => other.sha === sha)
      const verdict: Verdict = {code: "picture-twice", values: {field: hashed[first]?.field}}
      return first < index ? [[field, verdict]] : []
    }),
  )
}

/**
 * Judges the pictures of a draft that are not saved yet, by what a browser can tell of them.
 *
 * @param content - with the pictures' addresses in memory
 * @param entry - knows the pictures that are saved
 */
export const judgePictures = async (
  file: string,
  content: unknown,
  entry: Entry,
): Promise<Fault[]> => {
  const pictures = imageFields(content)
  const twice = await twiceIn(file, pictures, entry)
  const judged = pictures.map(async ({field, text}): Promise<Fault[]> => {
    const {verdict, sha}: Partial<Known> = isUnsaved(text) ? await lookOnce(text) : {}
    const told = verdict ?? (sha ? twinOf(file, sha, entry) : undefined) ?? twice.get(field)
    return told ? [{...told, place: {file, field}}] : []
  })
  return (await Promise.all(judged)).flat()
}
