import {realpath, stat} from "fs/promises"
import path from "path"
import {recall, stateOf} from "../files/memory"
import {fileHash} from "../files/short-hash"
import {writeWhole} from "../files/write-whole"
import {type Fault, show, type Verdict} from "./fault"
import {judgePicture} from "./judge-picture"
import {type Own, shared, type TripFile} from "./own-values"
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

/** Checks the pictures that a content file names by their path from it. */
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

/** Bytes of a file; undefined if it is no file. */
const sizeOf = async (picture: string) => {
  const found = await stat(picture).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

/** Finds pictures that a trip shows twice or two trips share: one file, or two equal files. */
export const checkOwnPictures = async (
  root: string,
  files: readonly TripFile[],
): Promise<Fault[]> => {
  const named = files.flatMap(({file, value}) =>
    imageFields(value).map(({field, text: image}) => ({
      file,
      field,
      image,
      picture: path.resolve(root, path.dirname(file), image),
    })),
  )
  const sizes = await Promise.all(named.map(({picture}) => sizeOf(picture)))
  // Files of different sizes differ, so few must be read.
  const twins = named.filter(
    (_, index) =>
      sizes[index] !== undefined && sizes.filter(size => size === sizes[index]).length > 1,
  )
  const own = await Promise.all(
    twins.map(async ({file, field, image, picture}): Promise<Own> => {
      const values = {image: show(image)}
      return {file, field, key: await fileHash(picture), code: "picture-taken", values}
    }),
  )
  // A photograph of a trip may be its poster, too: among its photographs each stands once.
  const ofPhotos = own
    .filter(({field}) => field !== "image")
    .map(({key, ...photo}): Own => ({...photo, key: `${photo.file} ${key}`, code: "picture-twice"}))
  const onceEach = new Map(own.toReversed().map(one => [`${one.file} ${one.key}`, one]))
  return [...shared(ofPhotos), ...shared([...onceEach.values()].toReversed())]
}
