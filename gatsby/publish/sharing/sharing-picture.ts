import {existsSync} from "fs"
import {readFile} from "fs/promises"
import path from "path"
import sharp, {type OutputInfo} from "sharp"
import {shortHash} from "../../files/short-hash"
import {writeWhole} from "../../files/write-whole"
import {cropPicture} from "../../pictures/crop-picture"
import {centre, type Focus, writeFocus} from "../../pictures/focus"
import {namingPicture} from "../../pictures/naming-picture"
import {drawWords} from "./draw-words"
import {type SharingWords, sharingOverlay, sharingSize} from "./overlay"

/** Folder of the sharing pictures, in the build and in its addresses. */
const folder = "sharing"
/** Qualities to try, best first, and the largest file in bytes that chat apps show. */
const qualities = [80, 70, 60, 50, 40, 30, 20]
const mostBytes = 300_000

type SharingPicture = SharingWords & {
  /** Absolute path of the poster. */
  poster: string
  /** The spot of the poster that stays in view. */
  focus?: Focus
  /** Beginning of the file's name, such as "cali-es". */
  name: string
}

type Poster = {file: Buffer; focus: Focus}

const encodeWithin = async ({data, info}: {data: Buffer; info: OutputInfo}) => {
  let encoded: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    encoded = await sharp(data, {raw: info}).jpeg({quality, mozjpeg: true}).toBuffer()
    if (encoded.length <= mostBytes) break
  }
  return encoded
}

const draw = async (root: string, {file, focus}: Poster, words: SharingWords, target: string) => {
  const picture = await (await cropPicture(file, sharingSize, focus, 2 * sharingSize.width))
    .resize(sharingSize)
    .composite([{input: drawWords(root, sharingOverlay(words))}])
    .raw()
    .toBuffer({resolveWithObject: true})
  await writeWhole(target, await encodeWithin(picture))
}

/** Pictures in progress by path: two queries may request one at the same time. */
const underway = new Map<string, Promise<void>>()

const drawOnce = (target: string, drawIt: () => Promise<void>) => {
  const drawing = underway.get(target) ?? drawIt().finally(() => underway.delete(target))
  underway.set(target, drawing)
  return drawing
}

/**
 * Makes the sharing picture of a page: its poster with title and price. The file is named by
 * content, so an unchanged one is never drawn twice.
 *
 * @returns address of the picture, from the site's root
 */
export const makeSharingPicture = async (
  root: string,
  {poster, focus = centre, name, ...words}: SharingPicture,
): Promise<string> => {
  const source = await readFile(poster)
  const settings = JSON.stringify([qualities, mostBytes])
  const hash = shortHash(source, writeFocus(focus), sharingOverlay(words), settings)
  const address = `/${folder}/${name}-${hash.slice(0, 12)}.jpg`
  const target = path.join(root, "public", address)
  if (underway.has(target) || !existsSync(target))
    await drawOnce(target, () =>
      namingPicture(poster, () => draw(root, {file: source, focus}, words, target)),
    )
  return address
}
