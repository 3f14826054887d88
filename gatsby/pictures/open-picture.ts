import sharp, {type Sharp} from "sharp"

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
export const pictureSize = async (
  source: string | Buffer,
): Promise<{width: number; height: number}> =>
  (await sharp(source, {failOn: "none"}).metadata()).autoOrient
