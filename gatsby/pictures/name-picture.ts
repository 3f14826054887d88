import path from "path"
import {stateOf} from "../files/memory"
import {fileHash, shortHash} from "../files/short-hash"
import {settingsVersion} from "./encoders"
import {centre, cropAround, type Focus, writeFocus} from "./focus"
import {namingPicture} from "./naming-picture"
import {pictureSize} from "./open-picture"
import type {Order} from "./order"
import {type PictureData, planPicture} from "./plan-picture"
import {type Shape, type ShapeName, shapes} from "./shapes"

type Known = {digest: string; size: {width: number; height: number}}

const known = new Map<string, Promise<Known>>()

/**
 * Hash and displayed size of a picture, read once for each state of its file.
 *
 * @throws Error naming the picture, where it cannot be read
 */
export const lookAt = async (source: string): Promise<Known> => {
  const key = `${source} ${await stateOf(source)}`
  const read = () =>
    namingPicture(source, async () => ({
      digest: await fileHash(source),
      size: await pictureSize(source),
    }))
  const found = known.get(key) ?? read()
  known.set(key, found)
  return found
}

/**
 * Names the files of a picture in one shape. The names follow from its content, the crop and the
 * encoder's settings alone: the plan of a build and the queries of its pages find the same.
 *
 * @param source - absolute path of the picture
 * @param focus - unset for the centre
 * @returns what a page writes into its `<picture>`, the folder's name in `static`, and the order of its files
 * @throws Error naming the picture, where it cannot be read
 */
export const namePicture = async (
  source: string,
  focus: Focus | undefined,
  shapeName: ShapeName,
): Promise<{data: PictureData; key: string; order: Order}> => {
  const shape: Shape = shapes[shapeName]
  const {digest, size} = await lookAt(source)
  const target = shape.aspectRatio ? {width: shape.aspectRatio, height: 1} : size
  const {left, top, ...part} = cropAround(size, target, focus ?? centre)
  const settings = JSON.stringify([left, top, shapeName, shape, settingsVersion])
  const key = shortHash(digest, settings).slice(0, 12)
  const {data, files} = planPicture(part, shape, `static/${key}`, path.parse(source).name)
  return {
    data: focus ? {...data, objectPosition: writeFocus(focus)} : data,
    key,
    order: {source, digest, focus: focus ?? centre, files},
  }
}
