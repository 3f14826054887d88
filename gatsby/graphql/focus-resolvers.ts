import sharp from "sharp"
import {centre, cropAround, type Focus, writeFocus} from "../pictures/focus"

type Focused = {focus?: Focus}
type Crop = {aspectRatio?: number; width?: number; height?: number; transformOptions?: object}
type Context = {nodeModel: {getNodeById: (query: {id: string}) => unknown}}
type Resolve<Source, Args, Result> = (
  source: Source,
  args: Args,
  context: Context,
  info: {originalResolver: Resolve<Source, Args, Result>},
) => Promise<Result>

/** Hands a picture's focus on: the data file knows it, the picture's own node makes the crops. */
const carryFocus: Resolve<Focused, object, object | null> = async (source, args, context, info) => {
  const node = await info.originalResolver(source, args, context, info)
  return node && source.focus ? {...node, focus: source.focus} : node
}

const fileOf = ({nodeModel}: Context, {parent}: {parent: string}) =>
  nodeModel.getNodeById({id: parent}) as {absolutePath: string}

/** Whether a crop around the focus is another one than the middle: only then it is made apart. */
const isMoved = async (file: string, {aspectRatio, width, height}: Crop, focus: Focus) => {
  const proportion = aspectRatio ?? (width && height ? width / height : undefined)
  if (!proportion) return false
  const {autoOrient: size} = await sharp(file).metadata()
  const [around, middle] = [focus, centre].map(spot =>
    cropAround(size, {width: proportion, height: 1}, spot),
  )
  return around?.left !== middle?.left || around?.top !== middle?.top
}

/** Adds to what gatsby-plugin-image gives where CSS has to crop the picture further. */
const cropAroundFocus: Resolve<Focused & {parent: string}, Crop, object> = async (
  source,
  args,
  context,
  info,
) => {
  const {focus} = source
  if (!focus) return info.originalResolver(source, args, context, info)
  const objectPosition = writeFocus(focus)
  const isOwn = await isMoved(fileOf(context, source).absolutePath, args, focus)
  // The text goes as far as the job that encodes the picture (see gatsby/pictures/encode-missing.ts).
  const transformOptions = {...args.transformOptions, cropFocus: objectPosition}
  const own = isOwn ? {...args, transformOptions} : args
  return {...(await info.originalResolver(source, own, context, info)), objectPosition}
}

/** The focus of a picture on its way from the data file to every crop of it. */
export const focusResolvers = {
  Experience: {image: {resolve: carryFocus}},
  BannerContent: {image: {resolve: carryFocus}},
  File: {childImageSharp: {resolve: carryFocus}},
  ImageSharp: {gatsbyImageData: {resolve: cropAroundFocus}},
}
