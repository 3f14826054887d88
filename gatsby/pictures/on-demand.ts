import path from "path"
import {loadContent} from "../content/load-content"
import {isWritten} from "../files/write-whole"
import {picturesCache} from "./cache"
import {encodeOrder} from "./encode"
import type {Order} from "./order"
import {planPictures} from "./plan-pictures"

let planned = new Map<string, Order>()

/**
 * Encodes one file of a picture, for `develop`.
 *
 * @param key - name of the picture's folder in `static`
 * @returns absolute path of the file; undefined where the content shows no such picture
 * @throws Error naming the picture that cannot be encoded
 */
export const encodeOnDemand = async (
  root: string,
  key: string,
  name: string,
): Promise<string | undefined> => {
  if (!planned.has(key)) {
    const {content} = await loadContent(root)
    if (content) planned = await planPictures(root, content)
  }
  const order = planned.get(key)
  const file = order?.files.find(({path: place}) => path.basename(place) === name)
  if (!order || !file) return undefined
  const cache = picturesCache(root)
  const target = path.join(cache, file.path)
  if (!(await isWritten(target))) await encodeOrder(cache, order, [file])
  return target
}
