import path from "path"
import type {SiteContent} from "../content/site-content"
import {atOnce} from "../files/at-once"
import {namePicture} from "./name-picture"
import type {Order} from "./order"
import {shownPictures} from "./shown-pictures"

/**
 * Plans the files of all pictures that pages show.
 *
 * @returns the orders by the names of their folders in `static`
 * @throws Error naming a picture that cannot be read
 */
export const planPictures = async (
  root: string,
  content: SiteContent,
): Promise<Map<string, Order>> => {
  const named = await atOnce(shownPictures(content), ({file, focus, shape}) =>
    namePicture(path.join(root, "data", file), focus, shape),
  )
  return new Map(named.map(({key, order}) => [key, order]))
}
