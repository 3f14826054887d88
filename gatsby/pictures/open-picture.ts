import sharp, {type Sharp} from "sharp"
import {cropAround, type Focus} from "./focus"

type Size = {width: number; height: number}

/** Background of transparent pictures, because JPEG has none. */
const paper = "#fffdf8"

/**
 * Opens a picture for every use: upright, on paper where it is transparent, in sRGB. Quirks of the
 * file are ignored, because the content check has refused damaged ones.
 *
 * @param source - the picture, or its path
 */
export const openPicture = (source: string | Buffer): Sharp =>
  sharp(source, {failOn: "none"}).autoOrient().flatten({background: paper}).toColourspace("srgb")

/**
 * Displayed size of a picture.
 *
 * @returns pixels
 */
export const pictureSize = async (source: string | Buffer): Promise<Size> =>
  (await sharp(source, {failOn: "none"}).metadata()).autoOrient

/**
 * Crops a picture to another shape. A much larger picture is first scaled down while decoding,
 * which saves memory.
 *
 * @param source - the picture, or its path
 * @param target - shape that is wanted; only its proportion counts
 * @param enough - width in pixels of which no more is needed; the part may be wider
 * @returns the part that keeps the focus, not yet encoded
 * @throws Error of sharp when the file is no picture
 */
export const cropPicture = async (
  source: string | Buffer,
  target: Size,
  focus: Focus,
  enough: number,
) => {
  const size = await pictureSize(source)
  const part = cropAround(size, target, focus)
  const excess = part.width / enough
  if (excess < 2) return openPicture(source).extract(part)
  const copy = {width: Math.ceil(size.width / excess), height: Math.ceil(size.height / excess)}
  const {data, info} = await openPicture(source)
    .resize({...copy, fit: "fill"})
    .raw()
    .toBuffer({resolveWithObject: true})
  return sharp(data, {raw: info}).extract(cropAround(copy, target, focus))
}
