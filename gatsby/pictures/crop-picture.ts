import {mkdtemp, rm} from "fs/promises"
import os from "os"
import path from "path"
import sharp from "sharp"
import {cropAround, type Focus} from "./focus"

type Size = {width: number; height: number}

/**
 * Cuts a picture to another shape.
 *
 * @param source - the picture, or its path
 * @param target - shape that is wanted; only its proportion counts
 * @returns the part that keeps the focus, the right way up and in sRGB, not yet encoded
 * @throws Error of sharp when the file is no picture
 */
export const cropPicture = async (source: string | Buffer, target: Size, focus: Focus) => {
  const {autoOrient: size} = await sharp(source).metadata()
  return sharp(source)
    .autoOrient()
    .extract(cropAround(size, target, focus))
}

/**
 * Lends such a part as a file, which is gone afterwards.
 *
 * @param use - gets the path of the part; the file loses nothing of the picture's quality
 */
export const withCrop = async (
  source: string,
  target: Size,
  focus: Focus,
  use: (part: string) => Promise<unknown>,
): Promise<void> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "crop-"))
  const part = path.join(folder, "part.png")
  try {
    await (await cropPicture(source, target, focus)).png({compressionLevel: 1}).toFile(part)
    await use(part)
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}
