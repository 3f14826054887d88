import type {Fault} from "./fault"

/** Smaller pictures look soft on a large screen, in pixels; the height is that of 16:9. */
const leastWidth = 1600
const leastHeight = 900

/**
 * No screen shows more, in pixels, and to decode more takes gigabytes. The largest cameras write 102
 * million.
 */
const mostPixels = 120_000_000

/** What is wrong with a picture, and what would be right. */
export type Verdict = Pick<Fault, "found" | "expected">

/**
 * Judges the size of a picture as it is shown, in pixels.
 *
 * @param image - how the data file calls it
 */
export const judgeSize = (
  image: string,
  {width, height}: {width: number; height: number},
): Verdict | undefined => {
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
