import type {Sharp} from "sharp"

/**
 * Encoder settings. AVIF at effort 3 takes a quarter of the time of sharp's default of 4, and is
 * smaller with half the colour samples, which nobody sees. Qualities are tried in order until a file
 * is light enough; the last of each was chosen by eye and SSIM (0.86 and more) on photographs of
 * hedges and meadows. `weight` is for `mostBytes`.
 */
const settings = {
  avif: {
    qualities: [46, 41, 36],
    options: {effort: 3, chromaSubsampling: "4:2:0"},
    weight: 7.5,
  },
  jpg: {qualities: [68, 60, 52], options: {mozjpeg: true}, weight: 15.75},
} as const

/** Picture format, by file extension. */
export type Format = keyof typeof settings

/** Distinguishes pictures with other settings. */
export const settingsVersion = JSON.stringify(settings)

/** Size in pixels and format of a file. */
type Encoded = {width: number; height: number; format: Format}

/**
 * Bytes that a file may have: an AVIF of 640 × 800 px 38.6 kB, one of 1920 × 1080 px 96 kB, a JPEG
 * 2.1 times as many. Weight grows more slowly than the number of pixels.
 */
export const mostBytes = ({width, height, format}: Encoded): number =>
  Math.round(settings[format].weight * (width * height) ** 0.65)

/**
 * Encodes a picture in the best quality in which it is light enough, or else in the least.
 *
 * @param picture - in the size of the file
 */
export const encode = async (picture: Sharp, file: Encoded): Promise<Buffer> => {
  const {qualities, options} = settings[file.format]
  const name = file.format === "avif" ? "avif" : "jpeg"
  let encoded: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    encoded = await picture
      .clone()
      [name]({...options, quality})
      .toBuffer()
    if (encoded.length <= mostBytes(file)) break
  }
  return encoded
}
