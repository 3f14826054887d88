import type {Sharp} from "sharp"

/**
 * Encoder settings. Qualities are tried in order until a file is light enough; the last of each was
 * chosen by eye and SSIM on photographs of hedges, blossoms and meadows.
 *
 * AVIF at effort 1 takes a fifth of the time of effort 3 (SSIM 0.005 to 0.01 less at the same weight),
 * and is smaller with half the colour samples; nobody sees either. JPEG, for browsers without AVIF
 * (under 1 %), feeds and crawlers, goes without mozjpeg's trellis: 12 % larger, in a quarter of the
 * time. `weight` is for `mostBytes`.
 */
const settings = {
  avif: {
    qualities: [46, 41, 36, 32, 28],
    options: {effort: 1, chromaSubsampling: "4:2:0"},
    weight: 7.5,
  },
  jpg: {
    qualities: [68, 60, 52],
    options: {progressive: true, quantisationTable: 3},
    weight: 15.75,
  },
  /**
   * The first picture of a phone shares its line with the heading font: with no more bytes than that
   * a page is painted 150 ms sooner (Lighthouse's simulated phone), and each of them is worth more
   * effort.
   */
  phone: {width: 640, most: 18_400, effort: 3},
} as const

/** What one step of quality saves at the most: a file is so many times lighter. */
const stepSaves = 1.25

/** Picture format, by file extension. */
export type Format = "avif" | "jpg"

/** Distinguishes pictures with other settings. */
export const settingsVersion = JSON.stringify(settings)

/** Size in pixels and format of a file. */
type Encoded = {width: number; height: number; format: Format}

/**
 * Bytes that a file may have: an AVIF of 640 px 18.4 kB, one of 1920 × 1080 px 96 kB, a JPEG of that size
 * 202 kB. Weight grows more slowly than the number of pixels.
 */
export const mostBytes = ({width, height, format}: Encoded): number => {
  const most = Math.round(settings[format].weight * (width * height) ** 0.65)
  return isFirstOfPhone({width, format}) ? Math.min(most, settings.phone.most) : most
}

const isFirstOfPhone = ({width, format}: Pick<Encoded, "width" | "format">) =>
  format === "avif" && width === settings.phone.width

/**
 * Encodes a picture in the best quality in which it is light enough, or else in the least. Qualities
 * that cannot suffice are left out.
 *
 * @param picture - in the size of the file
 */
export const encode = async (picture: Sharp, file: Encoded): Promise<Buffer> => {
  const {qualities, options} = settings[file.format]
  const effort = isFirstOfPhone(file) ? {effort: settings.phone.effort} : {}
  const most = mostBytes(file)
  const encodeIn = (quality: number) =>
    picture
      .clone()
      [file.format === "avif" ? "avif" : "jpeg"]({...options, ...effort, quality})
      .toBuffer()
  const last = qualities.length - 1
  let step = 0
  let encoded = await encodeIn(qualities[0])
  while (encoded.length > most && step < last) {
    const needed = Math.ceil(Math.log(encoded.length / most) / Math.log(stepSaves))
    step = Math.min(step + needed, last)
    encoded = await encodeIn(qualities[step] ?? 0)
  }
  return encoded
}
