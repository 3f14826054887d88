import {stat} from "fs/promises"
import path from "path"
import {fileHash} from "../files/short-hash"
import {type Fault, faultAt, show} from "./fault"
import {type Own, shared, type TripFile} from "./own-values"
import {imageFields} from "./texts-of"

/** Bytes of a file; undefined if it is no file. */
const sizeOf = async (picture: string) => {
  const found = await stat(picture).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

/** A photograph of a trip may be its poster, too: among its photographs each stands once. */
const twiceIn = (pictures: readonly Own[]): Fault[] => {
  const first = new Map<string, string>()
  return pictures.flatMap(({file, field, key, values}): Fault[] => {
    if (field === "image") return []
    const other = first.get(key)
    if (!other) first.set(key, field)
    return other ? [faultAt("picture-twice", file, field, {...values, field: other})] : []
  })
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
  const sized = await Promise.all(
    named.map(async entry => ({
      ...entry,
      size: await sizeOf(entry.picture),
    })),
  )
  const sizes = new Map<number, number>()
  for (const {size = -1} of sized) sizes.set(size, (sizes.get(size) ?? 0) + 1)
  // Files of different sizes differ, so few must be read.
  const twins = sized.filter(({size}) => size !== undefined && (sizes.get(size) ?? 0) > 1)
  const digested = await Promise.all(
    twins.map(async ({file, field, image, picture}) => ({
      file,
      field,
      key: await fileHash(picture),
      code: "picture-taken" as const,
      values: {image: show(image)},
    })),
  )
  const ofEach = files.map(({file}) => digested.filter(entry => entry.file === file))
  const onceEach = ofEach.flatMap(own => [
    ...new Map(own.toReversed().map(entry => [entry.key, entry])).values(),
  ])
  return [...ofEach.flatMap(twiceIn), ...shared(onceEach)]
}
