import type {Sharp} from "sharp"

/**
 * Encoder settings. AVIF at effort 3 takes a quarter of the time of sharp's default of 4, and is
 * smaller with half the colour samples, which nobody sees. Effort 1 takes a third of that again; in
 * wide pictures nobody sees what it costs (SSIM 0.005 to 0.01 at the same weight), and six photographs
 * a trip are encoded in half the time. Qualities are tried in order until a file is light enough; the
 * last of each was chosen by eye and SSIM on photographs of hedges, blossoms and meadows. `weight` and
 * `phone` are for `mostBytes`: the first picture of a phone (640 px wide) shares its line with the
 * heading font, and with no more bytes than that a page is painted 150 ms sooner (Lighthouse's
 * simulated phone).
 */
const settings = {
  avif: {
    qualities: [46, 41, 36, 32, 28],
    narrow: {effort: 3, chromaSubsampling: "4:2:0"},
    wide: {effort: 1, chromaSubsampling: "4:2:0"},
    weight: 7.5,
    phone: 19_200,
  },
  jpg: {
    qualities: [68, 60, 52],
    narrow: {mozjpeg: true},
    wide: {mozjpeg: true},
    weight: 15.75,
    phone: Number.MAX_VALUE,
  },
} as const

/** Width in pixels from which a picture is wide. */
const fewestOfWide = 1000

/** Picture format, by file extension. */
export type Format = keyof typeof settings

/** Distinguishes pictures with other settings. */
export const settingsVersion = JSON.stringify(settings)

/** Size in pixels and format of a file. */
type Encoded = {width: number; height: number; format: Format}

/**
 * Bytes that a file may have: an AVIF of 640 px 19.2 kB, one of 1920 × 1080 px 96 kB, a JPEG of that size
 * 202 kB. Weight grows more slowly than the number of pixels.
 */
export const mostBytes = ({width, height, format}: Encoded): number => {
  const {weight, phone} = settings[format]
  const most = Math.round(weight * (width * height) ** 0.65)
  return width === 640 ? Math.min(most, phone) : most
}

/**
 * Encodes a picture in the best quality in which it is light enough, or else in the least.
 *
 * @param picture - in the size of the file
 */
export const encode = async (picture: Sharp, file: Encoded): Promise<Buffer> => {
  const {qualities, ...of} = settings[file.format]
  const options = file.width < fewestOfWide ? of.narrow : of.wide
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
