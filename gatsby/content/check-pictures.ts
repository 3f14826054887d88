import {writeFile} from "fs/promises"
import path from "path"
import sharp from "sharp"
import {recall, stateOf} from "../files/memory"
import type {Fault} from "./fault"
import {type Text, textsOf} from "./texts-of"

/** Pictures below this width look soft on a large screen, in pixels. */
export const leastWidth = 1600

const formats: Record<string, string> = {jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp"}

/** Every `image` of a content file, with the path of its field. */
export const imageFields = (value: unknown): Text[] =>
  textsOf(value).filter(({field}) => /(^|\.)image$/.test(field))

/** Pictures that were found sound, by path, with what tells a file from a later one. */
let sound: Record<string, string> = {}

type Memory = {version: string; sound: Record<string, string>}

/**
 * Reads which pictures the last build found sound; those are not decoded again.
 *
 * @param file - where {@link rememberPictures} wrote it; where there is none, nothing is known
 * @param version - of the code that judges: what other code has found does not count
 */
export const recallPictures = async (file: string, version: string): Promise<void> => {
  const known = await recall<Memory>(file)
  sound = known.version === version ? (known.sound ?? {}) : {}
}

/** Writes down which pictures are sound. */
export const rememberPictures = (file: string, version: string): Promise<void> =>
  writeFile(file, JSON.stringify({version, sound} satisfies Memory))

const checkPicture = async (root: string, file: string, field: string, image: string) => {
  const absolute = path.resolve(root, path.dirname(file), image)
  const fault = (found: string, expected: string): Fault => ({file, field, found, expected})
  if (!absolute.startsWith(path.join(root, "data") + path.sep))
    return fault(`"${image}"`, "a picture inside the folder data")
  try {
    const state = await stateOf(absolute)
    if (sound[absolute] === state) return undefined
    const {width = 0, format} = await sharp(absolute).metadata()
    // The header of a file that was cut off may be sound, so a small copy is decoded.
    await sharp(absolute).resize(16).raw().toBuffer()
    if (formats[path.extname(absolute).slice(1).toLowerCase()] !== format)
      return fault(`a ${format} named "${image}"`, "an ending that fits the picture’s format")
    if (width < leastWidth)
      return fault(`"${image}", ${width} px wide`, `a picture at least ${leastWidth} px wide`)
    sound[absolute] = state
    return undefined
  } catch (error) {
    const isMissing = /missing|ENOENT|no such file/i.test(String(error))
    return fault(
      isMissing ? `"${image}", which does not exist` : `"${image}", which cannot be read`,
      "a JPEG, PNG or WebP picture at that place",
    )
  }
}

/**
 * Checks the pictures that a content file names.
 *
 * @param root - the project's folder
 * @param file - path of the content file from there
 * @param value - the file's content
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
