import {show, type Verdict} from "./fault"

/**
 * Minimum size in pixels: smaller pictures look soft on a large screen. The height is that of 16:9.
 */
const leastWidth = 1600
const leastHeight = 900

/**
 * Maximum size in pixels: more takes gigabytes to decode. The largest cameras produce 102 million.
 */
const mostPixels = 120_000_000

/**
 * Judges the size of a picture as it is shown, in pixels.
 *
 * @param name - how the data file calls it, where it has a name yet
 */
export const judgeSize = (
  {width, height}: {width: number; height: number},
  name?: string,
): Verdict | undefined => {
  const image = show(name)
  if (width * height > mostPixels)
    return {code: "picture-large", values: {image, width, height, most: mostPixels / 1e6}}
  if (width < leastWidth) return {code: "picture-narrow", values: {image, width, least: leastWidth}}
  if (height < leastHeight)
    return {code: "picture-low", values: {image, height, least: leastHeight}}
  return undefined
}
