import {stat} from "fs/promises"
import path from "path"
import {fileHash} from "../files/short-hash"
import {type Fault, show} from "./fault"
import {type Own, shared, type TripFile} from "./own-values"
import {imageFields} from "./texts-of"

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
