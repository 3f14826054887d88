import {Resvg} from "@resvg/resvg-js"
import {createHash} from "crypto"
import {existsSync} from "fs"
import {mkdir, readFile, rename} from "fs/promises"
import path from "path"
import sharp from "sharp"
import {type SharingWords, sharingOverlay, sharingSize} from "./overlay"

/** Folder of the sharing pictures, in the build and in its addresses. */
const folder = "sharing"
const font = "gatsby/sharing/bricolage-grotesque-bold.ttf"
const quality = 80

type SharingPicture = SharingWords & {
  /** Absolute path of the poster. */
  poster: string
  /** Beginning of the file's name, such as "cali-es". */
  name: string
}

const draw = async (root: string, poster: Buffer, words: SharingWords, target: string) => {
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
  await sharp(poster)
    .resize({...sharingSize, fit: "cover"})
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
  {poster, name, ...words}: SharingPicture,
): Promise<string> => {
  const source = await readFile(poster)
  const hash = createHash("sha256")
    .update(source)
    .update(sharingOverlay(words))
    .digest("hex")
    .slice(0, 12)
  const address = `/${folder}/${name}-${hash}.jpg`
  const target = path.join(root, "public", address)
  if (underway.has(target) || !existsSync(target))
    await drawOnce(target, () => draw(root, source, words, target))
  return address
}
