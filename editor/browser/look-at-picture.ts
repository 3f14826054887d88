import type {Verdict} from "../../gatsby/content/fault"
import {foreignFormat, isSiteFormat, tellingBytes} from "../../gatsby/content/foreign-formats"
import {judgeSize} from "../../gatsby/content/picture-size"

/**
 * Judges a picture by what a browser can tell of it: its format, its size, and whether it can be shown.
 *
 * @param image - how a file calls it, as a fault shows it; none before it has a name
 */
export const lookAt = async (picture: Blob, image?: string): Promise<Verdict | undefined> => {
  const values = {image}
  const start = new Uint8Array(await picture.slice(0, tellingBytes).arrayBuffer())
  const foreign = foreignFormat(start)
  if (foreign) return {code: foreign, values}
  const shown = isSiteFormat(start)
    ? await createImageBitmap(picture).catch(() => undefined)
    : undefined
  if (!shown) return {code: image ? "picture-damaged" : "new-picture-damaged", values}
  const verdict = judgeSize(shown)
  shown.close()
  return verdict && {...verdict, values: {...verdict.values, image}}
}
