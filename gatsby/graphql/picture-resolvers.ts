import {shortHash} from "../files/short-hash"
import {settingsVersion} from "../pictures/encoders"
import {centre, cropAround, type Focus, writeFocus} from "../pictures/focus"
import {namingPicture} from "../pictures/naming-picture"
import {pictureSize} from "../pictures/open-picture"
import {noteOrder} from "../pictures/orders"
import {type PictureData, planPicture} from "../pictures/plan-picture"
import {type Shape, type ShapeName, shapes} from "../pictures/shapes"
import {carriedFocus} from "./carried-focus"

type FileNode = {absolutePath: string; name: string; internal: {contentDigest: string}}

/** Crop of a shape, named after the focus if it differs from the centre. */
const partOf = async (file: FileNode, {aspectRatio}: Shape, focus: Focus) => {
  const {absolutePath} = file
  const size = await namingPicture(absolutePath, () => pictureSize(absolutePath))
  const {width, height, left, top} = cropAround(
    size,
    aspectRatio ? {width: aspectRatio, height: 1} : size,
    focus,
  )
  return {size: {width, height}, place: `${left} ${top}`}
}

/**
 * Plans a picture in one shape and queues its files.
 *
 * @param root - the project's folder
 * @returns what a page writes into its `<picture>`; the files are made at the end of the build
 */
export const resolvePicture = async (
  root: string,
  file: FileNode & {focus?: Focus},
  shapeName: ShapeName,
): Promise<PictureData> => {
  const shape = shapes[shapeName]
  const {focus = centre} = file
  const {size, place} = await partOf(file, shape, focus)
  const content = file.internal.contentDigest
  const key = shortHash(
    [content, place, shapeName, JSON.stringify(shape), settingsVersion].join(" "),
  ).slice(0, 12)
  const {data, files} = planPicture(size, shape, `static/${key}`, file.name)
  await noteOrder(root, key, {source: file.absolutePath, focus, files})
  return file.focus ? {...data, objectPosition: writeFocus(file.focus)} : data
}

/** Resolvers of pictures and their crops. */
export const pictureResolvers = {
  ...carriedFocus,
  File: {
    picture: {
      type: "GatsbyImageData!",
      args: {shape: "PictureShape!"},
      description: "The picture in a shape that pages show, for the component Picture.",
      resolve: (file: FileNode, {shape}: {shape: ShapeName}) =>
        resolvePicture(process.cwd(), file, shape),
    },
  },
}
