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
