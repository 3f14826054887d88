import type {CustomFieldControlProps} from "@sveltia/cms"
import type {Fault, Verdict} from "../../gatsby/content/fault"
import {withoutNotes} from "../../gatsby/content/picture-notes"
import {imageFields, mapTexts} from "../../gatsby/content/texts-of"
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

const lookOnce = (address: string): Promise<Known> => {
  const looked = known.get(address) ?? look(address)
  known.set(address, looked)
  return looked
}

type Media = {id: string; path: string}

const tripFolder = /^data\/experiences\/[^/]+\//

/**
 * Judges the pictures of a draft that are not saved yet, by what a browser can tell of them. A trip's
 * pictures are its own, and it has no photograph twice: they are told by their hashes.
 *
 * @param content - with the pictures' addresses in memory
 * @param entry - knows the pictures that are saved
 */
export const judgePictures = async (
  file: string,
  content: unknown,
  entry: Entry,
): Promise<Fault[]> => {
  const [folder] = tripFolder.exec(file) ?? []
  const media = folder ? (entry.get("mediaFiles") as unknown as {toJS: () => Media[]}).toJS() : []
  const looked = imageFields(content).map(async ({field, text}) => {
    if (isUnsaved(text)) return {field, isNew: true, ...(await lookOnce(text))}
    const saved = media.find(({path}) => path === `${folder}${text.slice(2)}`)
    return {field, isNew: false, verdict: undefined, sha: saved?.id}
  })
  const pictures = await Promise.all(looked)
  const photos = pictures.filter(({field}) => field !== "image")

  const repeatOf = ({field, isNew, sha}: (typeof pictures)[number]): Verdict | undefined => {
    if (!folder || !sha) return undefined
    const isOther = ({id, path}: Media) =>
      id === sha && tripFolder.test(path) && !path.startsWith(folder)
    const [twin] = tripFolder.exec((isNew && media.find(isOther)?.path) || "") ?? []
    if (twin) return {code: "picture-taken", values: {file: `${twin}experience.json`}}
    const first = field === "image" ? undefined : photos.find(photo => photo.sha === sha)
    if (!first || first.field === field) return undefined
    return {code: "picture-twice", values: {field: first.field}}
  }

  return pictures.flatMap((picture): Fault[] => {
    const told = picture.verdict ?? repeatOf(picture)
    return told ? [{...told, place: {file, field: picture.field}}] : []
  })
}
