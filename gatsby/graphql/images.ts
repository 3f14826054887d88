import sharp from "sharp"
import {photoByName} from "../facts/look-ups"
import {type QueryContext, readNodes} from "./read-nodes"

/** The spot of a picture that crops keep, in percent from the top left, as in `object-position`. */
export type Focus = {x: number; y: number}

type Source = {parent: string; focus?: Focus; photo?: string}
type ImageArgs = {aspectRatio?: number; height?: number; breakpoints?: number[]}
type Info = {originalResolver: Resolve}
type Resolve = (source: Source, args: object, context: QueryContext, info: Info) => Promise<unknown>

const original: Resolve = (source, args, context, info) =>
  info.originalResolver(source, args, context, info)

/** Hands a picture's focus on: from the data file to its File, and from there to its ImageSharp. */
const withFocus: Resolve = async (source, args, context, info) => {
  const node = await info.originalResolver(source, args, context, info)
  return node && source.focus ? {...node, focus: source.focus} : node
}

/** Answers as the photograph that a banner names in place of its picture. */
const withPhoto =
  (resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    const scene = source.photo && photoByName(source.photo, (await readNodes(context)).content)
    return resolve(scene || source, args, context, info)
  }

/** The places that sharp crops at, by row and column. */
const places = [
  ["northwest", "north", "northeast"],
  ["west", "centre", "east"],
  ["southwest", "south", "southeast"],
] as const

const third = (percent: number) => (percent < 25 ? 0 : percent > 75 ? 2 : 1)

/** The nearest place to a focus. Without any, the plugin would choose one by itself. */
const cropFocus = ({x, y}: Focus) => sharp.gravity[places[third(y)]?.[third(x)] ?? "centre"]

/**
 * The plugin's pictures, cropped around the focus. It takes a picture's size as it is stored, so it
 * is told the ratio of one that its camera noted as turned, and widths that enlarge nothing.
 */
const imageData = async (source: Source, args: ImageArgs, context: QueryContext, info: Info) => {
  const {focus, parent} = source
  const file = context.nodeModel.getNodeById({id: parent}) as {absolutePath: string}
  const {autoOrient: size} = await sharp(file.absolutePath).metadata()
  const ratio = args.aspectRatio ?? size.width / size.height
  const widest = Math.floor(Math.min(size.width, size.height * ratio))
  const shape = {
    aspectRatio: args.height ? undefined : ratio,
    breakpoints: [...new Set(args.breakpoints?.map(width => Math.min(width, widest)))],
    transformOptions: {fit: "cover", cropFocus: cropFocus(focus ?? {x: 50, y: 50})},
  }
  const data = await info.originalResolver(source, {...args, ...shape}, context, info)
  return focus ? {...(data as object), objectPosition: `${focus.x}% ${focus.y}%`} : data
}

/** Resolvers of pictures: their crops, and the focus beside them in data files. */
export const imageResolvers = {
  Experience: {image: {resolve: withFocus}},
  BannerContent: {image: {resolve: withPhoto(withFocus)}, imageAlt: {resolve: withPhoto(original)}},
  Portrait: {image: {resolve: withFocus}},
  Scene: {image: {resolve: withFocus}},
  Photo: {image: {resolve: withFocus}},
  File: {childImageSharp: {resolve: withFocus}},
  ImageSharp: {gatsbyImageData: {resolve: imageData}},
}
