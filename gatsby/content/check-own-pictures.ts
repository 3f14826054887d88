import {stat} from "fs/promises"
import path from "path"
import {fileHash} from "../files/short-hash"
import {type Fault, show} from "./fault"
import {shared, type TripFile} from "./own-values"

/** Bytes of a file; undefined if it is no file. */
const sizeOf = async (picture: string) => {
  const found = await stat(picture).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

/**
 * Finds pictures used by two trips: one file, or two equal files.
 *
 * @param root - the project's folder
 */
export const checkOwnPictures = async (
  root: string,
  files: readonly TripFile[],
): Promise<Fault[]> => {
  const named = files.flatMap(({file, value}) => {
    const {image} = (value ?? {}) as {image?: unknown}
    if (typeof image !== "string") return []
    return [{file, image, picture: path.resolve(root, path.dirname(file), image)}]
  })
  const sized = await Promise.all(
    named.map(async entry => ({
      ...entry,
      size: await sizeOf(entry.picture),
    })),
  )
  // Files of different sizes differ, so few must be read.
  const twins = sized.filter(
    ({size}) => size !== undefined && sized.filter(other => other.size === size).length > 1,
  )
  const digested = await Promise.all(
    twins.map(async ({file, image, picture}) => ({
      file,
      field: "image",
      key: await fileHash(picture),
      code: "picture-taken" as const,
      values: {image: show(image)},
    })),
  )
  return shared(digested)
}
