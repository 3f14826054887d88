import sharp, {type Sharp} from "sharp"

/** Shows through transparent places of a picture, as JPEG has none: the site's paper. */
const paper = "#fffdf8"

/**
 * Opens a picture of the content, the one way for all that shows it or looks at its colours: the right
 * way up, on paper where it is transparent, and in sRGB whatever its own colours are. What is odd in
 * its file is passed over, as viewers do: the content check has refused what is damaged.
 *
 * @param source - the picture, or its path
 */
export const openPicture = (source: string | Buffer): Sharp =>
  sharp(source, {failOn: "none"}).autoOrient().flatten({background: paper}).toColourspace("srgb")

/**
 * Reads how large a picture is, as people see it.
 *
 * @returns pixels
 */
export const pictureSize = async (
  source: string | Buffer,
): Promise<{width: number; height: number}> =>
  (await sharp(source, {failOn: "none"}).metadata()).autoOrient
