import {realpath} from "fs/promises"
import path from "path"
import {recall, stateOf} from "../files/memory"
import {fileHash} from "../files/short-hash"
import {writeWhole} from "../files/write-whole"
import {type ContentIssue, issueAt, type Sentence} from "./issue"
import {judgePicture} from "./judge-picture"
import {imagesOf} from "./texts-of"

/** File extensions of pictures, in lower or upper case. */
export const pictureName = /\.(jpe?g|png|webp)$/i

/** Valid pictures by path, with a fingerprint of the file. */
let sound: Record<string, string> = {}

type Memory = {version: string; sound: Record<string, string>}

/**
 * Reads which pictures the last build found valid; they are not decoded again.
 *
 * @param file - where {@link rememberPictures} wrote it; if there is none, nothing is known
 * @param version - of the code that judges: what other code has found does not count
 */
export const recallPictures = async (file: string, version: string): Promise<void> => {
  const known = await recall<Memory>(file)
  sound = known.version === version ? (known.sound ?? {}) : {}
}

/** Stores which pictures are valid. */
export const rememberPictures = (file: string, version: string): Promise<void> =>
  writeWhole(file, JSON.stringify({version, sound} satisfies Memory))

const checkPicture = async (
  root: string,
  file: string,
  image: string,
): Promise<Sentence | undefined> => {
  const absolute = path.resolve(root, path.dirname(file), image)
  const missing = {
    en: "a JPEG, PNG or WebP picture at that place, inside the folder data",
    es: "una imagen JPEG, PNG o WebP en ese lugar, dentro de la carpeta data",
  }
  if (!absolute.startsWith(path.join(root, "data") + path.sep)) return missing
  const state = await stateOf(absolute).catch(() => undefined)
  if (!state) return missing
  const place = await realpath(absolute)
  if (sound[place] === state) return undefined
  const sentence = await judgePicture(absolute)
  if (sentence) return sentence
  if (!pictureName.test(image))
    return {
      en: "an ending .jpg, .jpeg, .png or .webp: of the file’s name, and here",
      es: "una extensión .jpg, .jpeg, .png o .webp: en el nombre del archivo y aquí",
    }
  sound[place] = state
  return undefined
}

/** Checks the pictures that a content file names by their path from it. */
export const checkPictures = async (
  root: string,
  file: string,
  value: unknown,
): Promise<ContentIssue[]> => {
  const issues = await Promise.all(
    imagesOf(value).map(async ({path: field, text}) => {
      const sentence = await checkPicture(root, file, text)
      return sentence ? [issueAt(file, field, text, sentence)] : []
    }),
  )
  return issues.flat()
}

/** Finds pictures that a trip shows twice or two trips share: one file, or two equal files. */
export const checkOwnPictures = async (
  root: string,
  files: readonly {file: string; value?: unknown}[],
): Promise<ContentIssue[]> => {
  const named = files.flatMap(({file, value}) =>
    imagesOf(value).map(({path: field, text}) => ({
      file,
      field,
      text,
      picture: path.resolve(root, path.dirname(file), text),
    })),
  )
  const seen = new Map<string, {file: string; isPoster: boolean}>()
  const issues: ContentIssue[] = []
  for (const {file, field, text, picture} of named) {
    const hash = await fileHash(picture).catch(() => undefined)
    const first = hash ? seen.get(hash) : undefined
    const isPoster = field[0] === "image"
    if (hash && !first) seen.set(hash, {file, isPoster})
    // A photograph of a trip may be its poster, too.
    if (first && !(first.file === file && first.isPoster !== isPoster))
      issues.push(
        issueAt(file, field, text, {
          en: `a picture of its own: ${first.file} has the same`,
          es: `una imagen propia: ${first.file} tiene la misma`,
        }),
      )
  }
  return issues
}
