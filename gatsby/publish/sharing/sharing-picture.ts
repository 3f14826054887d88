import {Resvg} from "@resvg/resvg-js"
import {existsSync} from "fs"
import {readFile} from "fs/promises"
import path from "path"
import sharp, {type OutputInfo} from "sharp"
import {shortHash} from "../../files/short-hash"
import {writeWhole} from "../../files/write-whole"
import {centre, type Focus, writeFocus} from "../../pictures/focus"
import {namingPicture} from "../../pictures/naming-picture"
import {cropPicture} from "../../pictures/open-picture"
import {fontFiles} from "./drawn-signs"
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

/** The overlay as a PNG, transparent where the SVG is. */
const drawWords = (root: string, svg: string) => {
  const font = {fontFiles: fontFiles(root), loadSystemFonts: false}
  return new Resvg(svg, {font}).render().asPng()
}

const draw = async (root: string, {file, focus}: Poster, words: SharingWords, target: string) => {
  const picture = await (await cropPicture(file, sharingSize, focus, 2 * sharingSize.width))
    .resize(sharingSize)
    .composite([{input: drawWords(root, sharingOverlay(words))}])
    .raw()
    .toBuffer({resolveWithObject: true})
  await writeWhole(target, await encodeWithin(picture))
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
  if (!existsSync(target))
    await namingPicture(poster, () => draw(root, {file: source, focus}, words, target))
  return address
}
