import {Resvg} from "@resvg/resvg-js"
import {createHash} from "crypto"
import {existsSync} from "fs"
import {mkdir, readFile, rename} from "fs/promises"
import path from "path"
import {cropPicture} from "../pictures/crop-picture"
import {centre, type Focus, writeFocus} from "../pictures/focus"
import {namingPicture} from "../pictures/naming-picture"
import {type SharingWords, sharingOverlay, sharingSize} from "./overlay"

/** Folder of the sharing pictures, in the build and in its addresses. */
const folder = "sharing"
const font = "gatsby/sharing/bricolage-grotesque-bold.ttf"
const quality = 80

type SharingPicture = SharingWords & {
  /** Absolute path of the poster. */
  poster: string
  /** The spot of the poster that stays in view. */
  focus?: Focus
  /** Beginning of the file's name, such as "cali-es". */
  name: string
}

type Poster = {file: Buffer; focus: Focus}

const draw = async (root: string, {file, focus}: Poster, words: SharingWords, target: string) => {
  const overlay = new Resvg(sharingOverlay(words), {
    font: {
      fontFiles: [path.join(root, font)],
      loadSystemFonts: false,
      defaultFontFamily: "Bricolage Grotesque",
    },
  })
  await mkdir(path.dirname(target), {recursive: true})
  // Written aside and renamed: a build that is ended never leaves half a picture.
  const unfinished = `${target}.${process.pid}.tmp`
  await (await cropPicture(file, sharingSize, focus, 2 * sharingSize.width))
    .resize(sharingSize)
    .composite([{input: overlay.render().asPng()}])
    .jpeg({quality, mozjpeg: true})
    .toFile(unfinished)
  await rename(unfinished, target)
}

/** Pictures that are being drawn, by their path: two queries may ask for one at the same time. */
const underway = new Map<string, Promise<void>>()

const drawOnce = (target: string, drawIt: () => Promise<void>) => {
  const drawing = underway.get(target) ?? drawIt().finally(() => underway.delete(target))
  underway.set(target, drawing)
  return drawing
}

/**
 * Makes the picture that chat apps show for a page: its poster with title and price. The name
 * holds what the picture shows, so that a changed price gives a new picture and an unchanged one
 * is never drawn twice.
 *
 * @param root - the project's folder
 * @returns address of the picture, from the site's root
 */
export const makeSharingPicture = async (
  root: string,
  {poster, focus = centre, name, ...words}: SharingPicture,
): Promise<string> => {
  const source = await readFile(poster)
  const hash = createHash("sha256")
    .update(source)
    .update(writeFocus(focus))
    .update(sharingOverlay(words))
    .digest("hex")
    .slice(0, 12)
  const address = `/${folder}/${name}-${hash}.jpg`
  const target = path.join(root, "public", address)
  if (underway.has(target) || !existsSync(target))
    await drawOnce(target, () =>
      namingPicture(poster, () => draw(root, {file: source, focus}, words, target)),
    )
  return address
}
