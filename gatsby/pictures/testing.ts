import {mkdtemp} from "fs/promises"
import os from "os"
import path from "path"
import sharp from "sharp"
import {fileHash} from "../files/short-hash"
import {centre} from "./focus"
import type {Order} from "./order"

/** A folder for a test's files. */
export const scratchFolder = () => mkdtemp(path.join(os.tmpdir(), "pictures-"))

/**
 * Writes a picture that is black but for a white bar at its right edge, a tenth of its width.
 *
 * @returns its path
 */
export const writePicture = async (
  folder: string,
  name = "wide.png",
  {width, height} = {width: 400, height: 200},
): Promise<string> => {
  const bar = Math.round(width / 10)
  const create = {width: bar, height, channels: 3 as const, background: "#ffffff"}
  const input = await sharp({create}).png().toBuffer()
  const file = path.join(folder, name)
  await sharp({create: {...create, width, background: "#000000"}})
    .composite([{input, left: width - bar, top: 0}])
    .toFile(file)
  return file
}

/** An order of squares of a picture, one for each path. */
export const orderOf = async (source: string, ...paths: string[]): Promise<Order> => ({
  source,
  digest: await fileHash(source),
  focus: centre,
  files: paths.map(file => ({
    path: file,
    width: 100,
    height: 100,
    format: file.endsWith("avif") ? "avif" : "jpg",
  })),
})

/** What a picture says beside its pixels: where it was taken, by what, by whom, in which colours. */
const beside = ["exif", "icc", "iptc", "xmp", "tifftagPhotoshop", "comments"] as const

/**
 * Names the data that a picture carries beside its pixels.
 *
 * @param file - the picture, or its path
 */
export const hiddenData = async (file: string | Buffer): Promise<string[]> => {
  const metadata = await sharp(file).metadata()
  return beside.filter(name => metadata[name] !== undefined)
}
