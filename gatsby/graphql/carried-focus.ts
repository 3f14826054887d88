import type {Focus} from "../pictures/focus"
import type {Context} from "./computed/computed"
import {photoScene} from "./computed/photos"

type Picture = {focus?: Focus; photo?: string}

type Resolve = (
  source: Picture,
  args: object,
  context: unknown,
  info: {originalResolver: Resolve},
) => Promise<unknown>

/** Copies a picture's focus from the data file to its File node, which makes the crops. */
const resolve: Resolve = async (source, args, context, info) => {
  const node = await info.originalResolver(source, args, context, info)
  return node && source.focus ? {...node, focus: source.focus} : node
}

/** Answers as the photograph that a picture names in its place. */
const asPhoto =
  (answer: Resolve): Resolve =>
  async (source, args, context, info) => {
    const scene = source.photo && (await photoScene(source.photo, context as Context))
    return answer(scene || source, args, context, info)
  }

const plain: Resolve = (source, args, context, info) =>
  info.originalResolver(source, args, context, info)

/** Types with a focus beside their picture. */
export const carriedFocus = {
  Experience: {image: {resolve}},
  BannerContent: {image: {resolve: asPhoto(resolve)}, imageAlt: {resolve: asPhoto(plain)}},
  Region: {image: {resolve}},
  Portrait: {image: {resolve}},
  Scene: {image: {resolve}},
  Photo: {file: {resolve}},
}
