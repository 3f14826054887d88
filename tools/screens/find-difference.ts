import sharp from "sharp"

/** Steps of a colour channel, of 255, that are no difference: glyphs are smoothed a little otherwise. */
const tolerance = 8

const channels = 3

/** Pixels as one row of numbers, the picture made as tall as another by a white strip below. */
const readPixels = async (picture: Buffer, width: number, height: number) => {
  const {data} = await sharp(picture)
    .resize({width, height, fit: "contain", position: "left top", background: "white"})
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  return data
}

/** What two photographs of a page do not share. */
export type Difference = {
  /** Pixels that differ, of all. */
  share: number
  /** The newer photograph, pale, with what differs in red: a PNG. */
  marked: Buffer
}

/**
 * Compares two photographs of the same width, pixel by pixel.
 *
 * @param before - a PNG
 * @param after - a PNG; it may be taller or less tall
 * @returns undefined where they show the same
 */
export const findDifference = async (
  before: Buffer,
  after: Buffer,
): Promise<Difference | undefined> => {
  if (before.equals(after)) return undefined
  const sizes = await Promise.all([before, after].map(picture => sharp(picture).metadata()))
  const width = Math.max(...sizes.map(size => size.width))
  const height = Math.max(...sizes.map(size => size.height))
  const [old, now] = await Promise.all(
    [before, after].map(picture => readPixels(picture, width, height)),
  )
  if (!old || !now) return undefined
  const marked = Buffer.alloc(now.length)
  let count = 0
  for (let at = 0; at < now.length; at += channels) {
    const steps = [0, 1, 2].map(channel =>
      Math.abs((old[at + channel] ?? 0) - (now[at + channel] ?? 0)),
    )
    const differs = Math.max(...steps) > tolerance
    if (differs) count += 1
    for (let channel = 0; channel < channels; channel += 1) {
      const pale = 192 + (now[at + channel] ?? 0) / 4
      marked[at + channel] = differs ? (channel === 0 ? 220 : 0) : pale
    }
  }
  if (count === 0 && sizes[0]?.height === sizes[1]?.height) return undefined
  const png = sharp(marked, {raw: {width, height, channels}}).png().toBuffer()
  return {share: count / (width * height), marked: await png}
}
