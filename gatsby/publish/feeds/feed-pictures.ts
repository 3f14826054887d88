import path from "path"
import type {Experience} from "../../content/schema/experience"
import {fileHash, shortHash} from "../../files/short-hash"
import {settingsVersion} from "../../pictures/encoders"
import {centre} from "../../pictures/focus"
import type {Order} from "../../pictures/orders"

/** Folder of the feeds, in the build and in its addresses. */
export const feedFolder = "feeds"

/** Width and height of a feed's pictures, in pixels: what shops show best. */
export const feedPictureSize = 1080

/** The square picture of a trip in feeds, still to be made. */
export type FeedPicture = {slug: string; order: Order; path: string}

/**
 * Plans the picture of a trip: its poster, cut to a square that keeps the focus. The file's name says
 * what it shows, so that whoever keeps a copy asks for a new one once it changes.
 *
 * @param root - the project's folder
 */
export const planFeedPicture = async (
  root: string,
  {slug, image, focus = centre}: Pick<Experience, "slug" | "image" | "focus">,
): Promise<FeedPicture> => {
  const source = path.join(root, "data/experiences", slug, image)
  const digest = await fileHash(source)
  const key = shortHash(JSON.stringify([digest, focus, feedPictureSize, settingsVersion]))
  const file = `${feedFolder}/${slug}-${key.slice(0, 12)}.jpg`
  const size = {width: feedPictureSize, height: feedPictureSize}
  const files: Order["files"] = [{path: file, ...size, format: "jpg"}]
  return {slug, path: file, order: {source, digest, focus, files}}
}
