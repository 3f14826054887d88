import path from "path"
import type {Experience} from "../../content/schema/experience"
import {shortHash} from "../../files/short-hash"
import {settingsVersion} from "../../pictures/encoders"
import {centre} from "../../pictures/focus"
import {lookAt} from "../../pictures/name-picture"
import type {Order} from "../../pictures/order"

/** Folder of the feeds, in the build and in its addresses. */
export const feedFolder = "feeds"

/** Width and height of a feed's pictures, in pixels. */
export const feedPictureSize = 1080

/** Plan of a trip's square picture. */
export type FeedPicture = {slug: string; order: Order; path: string}

/**
 * Plans a trip's picture: its poster, cropped to a square around the focus. The file is named by
 * content, so that copies elsewhere are refreshed.
 */
export const planFeedPicture = async (
  root: string,
  {slug, image, focus = centre}: Pick<Experience, "slug" | "image" | "focus">,
): Promise<FeedPicture> => {
  const source = path.join(root, "data/experiences", slug, image)
  const {digest} = await lookAt(source)
  const key = shortHash(JSON.stringify([digest, focus, feedPictureSize, settingsVersion]))
  const file = `${feedFolder}/${slug}-${key.slice(0, 12)}.jpg`
  const size = {width: feedPictureSize, height: feedPictureSize}
  const files: Order["files"] = [{path: file, ...size, format: "jpg"}]
  return {slug, path: file, order: {source, digest, focus, files}}
}
