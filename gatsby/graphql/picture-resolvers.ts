import sharp from "sharp"
import {shortHash} from "../files/short-hash"
import {settingsVersion} from "../pictures/encoders"
import {centre, cropAround, type Focus, writeFocus} from "../pictures/focus"
import {namingPicture} from "../pictures/naming-picture"
import {noteOrder} from "../pictures/orders"
import {type PictureData, planPicture} from "../pictures/plan-picture"
import {type Shape, type ShapeName, shapes} from "../pictures/shapes"

type FileNode = {absolutePath: string; name: string; internal: {contentDigest: string}}
type Focused = {focus?: Focus}
type Resolve<Source, Args, Result> = (
  source: Source,
  args: Args,
  context: unknown,
  info: {originalResolver: Resolve<Source, Args, Result>},
) => Promise<Result>

/** Hands a picture's focus on: the data file knows it, the picture's own node makes the crops. */
const carryFocus: Resolve<Focused, object, object | null> = async (source, args, context, info) => {
  const node = await info.originalResolver(source, args, context, info)
  return node && source.focus ? {...node, focus: source.focus} : node
}

/** The part that a shape shows; its place tells whether the focus makes it another than the middle. */
const partOf = async (file: FileNode, {aspectRatio}: Shape, focus: Focus) => {
  const {absolutePath} = file
  const {autoOrient: size} = await namingPicture(absolutePath, () => sharp(absolutePath).metadata())
  const {width, height, left, top} = cropAround(
    size,
    aspectRatio ? {width: aspectRatio, height: 1} : size,
    focus,
  )
  return {size: {width, height}, place: `${left} ${top}`}
}

/**
 * Plans a picture in one shape, and orders its files.
 *
 * @param root - the project's folder
 * @returns what a page writes into its `<picture>`; the files are made at the end of the build
 */
export const resolvePicture = async (
  root: string,
  file: FileNode & Focused,
  shapeName: ShapeName,
): Promise<PictureData> => {
  const shape = shapes[shapeName]
  const {focus = centre} = file
  const {size, place} = await partOf(file, shape, focus)
  const digest = file.internal.contentDigest
  const key = shortHash(
    [digest, place, shapeName, JSON.stringify(shape), settingsVersion].join(" "),
  ).slice(0, 12)
  const {data, files} = planPicture(size, shape, `static/${key}`, file.name)
  await noteOrder(root, key, {source: file.absolutePath, digest, focus, files})
  return file.focus ? {...data, objectPosition: writeFocus(file.focus)} : data
}

/** Pictures on their way from the data file to every crop of them. */
export const pictureResolvers = {
  Experience: {image: {resolve: carryFocus}},
  BannerContent: {image: {resolve: carryFocus}},
  Region: {image: {resolve: carryFocus}},
  Scene: {image: {resolve: carryFocus}},
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

/** The shapes that a query can ask for. */
export const pictureShapes = /* GraphQL */ `
  """Proportion and widths of a picture (gatsby/pictures/shapes.ts)."""
  enum PictureShape {${Object.keys(shapes).join(" ")}}
`
