import {cp} from "node:fs/promises"
import sharp from "sharp"

/**
 * Real pictures, which copies have in another hue, so that none is encoded for two; or blurred ones,
 * which are encoded in no time and shared.
 */
export type Pictures = "real" | "blurred"

/** Width that the content contract asks of a picture at least, and a blur that leaves no detail. */
const blurredWidth = 1600
const blur = 24

/** Degrees between the hues of two copies. A prime, so that a hue comes again after 360 copies. */
const hueStep = 47

type PictureCopy = {
  /** The picture of the real experience. */
  source: string
  /** The one that was written for it. */
  original: string
  target: string
  /** 0 for the real experience itself, another number for each copy. */
  round: number
}

/** Writes the picture of an experience or of its copy. */
export const writePicture = async (
  pictures: Pictures,
  {source, original, target, round}: PictureCopy,
): Promise<unknown> => {
  if (pictures === "real" && round > 0)
    return sharp(source)
      .modulate({hue: (round * hueStep) % 360})
      .toFile(target)
  if (pictures === "real") return cp(source, target)
  return round > 0
    ? cp(original, target)
    : sharp(source).resize(blurredWidth).blur(blur).toFile(target)
}
