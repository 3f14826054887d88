import path from "path"
import sharp from "sharp"
import type {Fault} from "./fault"

/** Smaller pictures look soft on a large screen, in pixels; the height is that of 16:9. */
export const leastWidth = 1600
const leastHeight = 900

/**
 * No screen shows more, in pixels, and to decode more takes gigabytes. The largest cameras write 102
 * million.
 */
export const mostPixels = 120_000_000

const formats: Record<string, string> = {jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp"}

/** What is wrong with a picture, and what would be right. */
export type Verdict = Pick<Fault, "found" | "expected">

/** Judges a picture by its header. */
const judgeHeader = (
  image: string,
  {width, height, format = ""}: {width: number; height: number; format?: string},
): Verdict | undefined => {
  if (formats[path.extname(image).slice(1).toLowerCase()] !== format)
    return {
      found: `a ${format} named "${image}"`,
      expected: "an ending that fits the picture’s format",
    }
  if (width * height > mostPixels)
    return {
      found: `"${image}", ${width} × ${height} px`,
      expected: `a picture of at most ${mostPixels / 1e6} megapixels; 2400 × 1350 px is best`,
    }
  if (width < leastWidth)
    return {
      found: `"${image}", ${width} px wide`,
      expected: `a picture at least ${leastWidth} px wide`,
    }
  if (height < leastHeight)
    return {
      found: `"${image}", ${height} px high`,
      expected: `a picture at least ${leastHeight} px high`,
    }
  return undefined
}

/**
 * Judges a picture that an editor has put into the data.
 *
 * @param absolute - path of a file that exists
 * @param image - how the data file calls it
 * @returns nothing for a sound picture
 */
export const judgePicture = async (
  absolute: string,
  image: string,
): Promise<Verdict | undefined> => {
  // The header of a picture of any size may be read: it takes no memory.
  const header = await sharp(absolute, {limitInputPixels: false})
    .metadata()
    .catch(() => undefined)
  if (!header)
    return {
      found: `"${image}", which cannot be read`,
      expected: "a JPEG, PNG or WebP picture at that place",
    }
  const {autoOrient, format} = header
  const verdict = judgeHeader(image, {...autoOrient, format})
  if (verdict) return verdict
  // The header of a file that was cut off may be sound. Its last row is read after all others.
  const {width, height} = header
  const row = {left: 0, top: height - 1, width, height: 1}
  const lastRow = sharp(absolute).extract(row).raw().toBuffer()
  if (await lastRow.catch(() => undefined)) return undefined
  return {
    found: `"${image}", which is cut off or damaged`,
    expected: "a whole picture: export it, or copy it, once more",
  }
}
