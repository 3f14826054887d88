import type {Sharp} from "sharp"

/**
 * How pictures are encoded. At effort 3 AVIF takes a quarter of the time of sharp's own 4; with half
 * the colour samples, which a poster's eye does not miss, it is smaller all the same
 * (docs/performance.md has the figures).
 */
const settings = {
  avif: {quality: 46, effort: 3, chromaSubsampling: "4:2:0"},
  jpg: {quality: 68, mozjpeg: true},
} as const

/** A kind of picture file, by the ending of its name. */
export type Format = keyof typeof settings

/** Tells pictures of other settings apart. */
export const settingsVersion = JSON.stringify(settings)

/** Chooses the encoder of a format; what it gives is not yet a file. */
export const encoders: Record<Format, (picture: Sharp) => Sharp> = {
  avif: picture => picture.avif(settings.avif),
  jpg: picture => picture.jpeg(settings.jpg),
}
