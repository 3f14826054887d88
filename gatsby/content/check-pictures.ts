import {realpath} from "fs/promises"
import path from "path"
import {recall, stateOf} from "../files/memory"
import {writeWhole} from "../files/write-whole"
import {type Fault, show, type Verdict} from "./fault"
import {judgePicture} from "./judge-picture"
import {imageFields} from "./texts-of"

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

const checkPicture = async (root: string, file: string, field: string, image: string) => {
  const absolute = path.resolve(root, path.dirname(file), image)
  const fault = (verdict: Verdict): Fault => ({...verdict, place: {file, field}})
  const values = {found: show(image), image: show(image)}
  if (!absolute.startsWith(path.join(root, "data") + path.sep))
    return fault({code: "picture-outside", values})
  const state = await stateOf(absolute).catch(() => undefined)
  if (!state) return fault({code: "picture-missing", values})
  // Symbolic links are followed: the editor checks a copy of the content made of links.
  const place = await realpath(absolute)
  if (sound[place] === state) return undefined
  const verdict = await judgePicture(absolute, image)
  if (verdict) return fault(verdict)
  if (!pictureName.test(image)) return fault({code: "picture-ending", values})
  sound[place] = state
  return undefined
}

/**
 * Checks the pictures that a content file names.
 *
 * @param file - path of the content file from there
 */
export const checkPictures = async (
  root: string,
  file: string,
  value: unknown,
): Promise<Fault[]> => {
  const faults = await Promise.all(
    imageFields(value).map(({field, text}) => checkPicture(root, file, field, text)),
  )
  return faults.filter(fault => fault !== undefined)
}
