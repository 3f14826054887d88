import {type Focus, writeFocus} from "../pictures/focus"

type Focused = {focus?: Focus}
type Crop = {aspectRatio?: number; width?: number; height?: number; transformOptions?: object}
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

/** Adds to what gatsby-plugin-image gives where CSS has to crop the picture further. */
const cropAroundFocus: Resolve<Focused, Crop, object> = async (source, args, context, info) => {
  if (!source.focus) return info.originalResolver(source, args, context, info)
  const objectPosition = writeFocus(source.focus)
  const isCropped = args.aspectRatio !== undefined || (args.width && args.height)
  // The text goes as far as the job that encodes the picture (see gatsby/pictures/encode-missing.ts).
  const transformOptions = {...args.transformOptions, cropFocus: objectPosition}
  const data = await info.originalResolver(
    source,
    isCropped ? {...args, transformOptions} : args,
    context,
    info,
  )
  return {...data, objectPosition}
}

/** The focus of a picture on its way from the data file to every crop of it. */
export const focusResolvers = {
  Experience: {image: {resolve: carryFocus}},
  BannerContent: {image: {resolve: carryFocus}},
  File: {childImageSharp: {resolve: carryFocus}},
  ImageSharp: {gatsbyImageData: {resolve: cropAroundFocus}},
}
