import type {Focus} from "../pictures/focus"

type Resolve<Source, Args, Result> = (
  source: Source,
  args: Args,
  context: unknown,
  info: {originalResolver: Resolve<Source, Args, Result>},
) => Promise<Result>

/** Hands a picture's focus on: the data file knows it, the picture's own node makes the crops. */
const resolve: Resolve<{focus?: Focus}, object, object | null> = async (
  source,
  args,
  context,
  info,
) => {
  const node = await info.originalResolver(source, args, context, info)
  return node && source.focus ? {...node, focus: source.focus} : node
}

/** The types whose picture has its focus beside it. */
export const carriedFocus = {
  Experience: {image: {resolve}},
  BannerContent: {image: {resolve}},
  Region: {image: {resolve}},
  Scene: {image: {resolve}},
}
