import type {Focus} from "../pictures/focus"

type Resolve<Source, Args, Result> = (
  source: Source,
  args: Args,
  context: unknown,
  info: {originalResolver: Resolve<Source, Args, Result>},
) => Promise<Result>

/** Copies a picture's focus from the data file to its File node, which makes the crops. */
const resolve: Resolve<{focus?: Focus}, object, object | null> = async (
  source,
  args,
  context,
  info,
) => {
  const node = await info.originalResolver(source, args, context, info)
  return node && source.focus ? {...node, focus: source.focus} : node
}

/** Types with a focus beside their picture. */
export const carriedFocus = {
  Experience: {image: {resolve}},
  BannerContent: {image: {resolve}},
  Region: {image: {resolve}},
  Scene: {image: {resolve}},
}
