import type {Sentence} from "./issue"

/** Minimum size in pixels: smaller pictures look soft on a large screen. The height is that of 16:9. */
const leastWidth = 1600
const leastHeight = 900

/** Maximum size in pixels: more takes gigabytes to decode. The largest cameras produce 102 million. */
const mostPixels = 120_000_000

/** Judges the size of a picture as it is shown, in pixels. */
export const judgeSize = ({
  width,
  height,
}: {
  width: number
  height: number
}): Sentence | undefined =>
  width < leastWidth || height < leastHeight || width * height > mostPixels
    ? {
        en: `a picture of at least ${leastWidth} × ${leastHeight} pixels and at most ${mostPixels / 1e6} megapixels; this one has ${width} × ${height}`,
        es: `una imagen de al menos ${leastWidth} × ${leastHeight} píxeles y como máximo ${mostPixels / 1e6} megapíxeles; esta tiene ${width} × ${height}`,
      }
    : undefined
