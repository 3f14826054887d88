import {latin} from "./chunk-notes"
import type {Code} from "./fault"

/** By the brand of an ISO base media file (ISO/IEC 14496-12, 4.3); anything else is a video. */
const kindOfBoxes = (brands: string): Code => {
  if (/avi[fs]/.test(brands)) return "avif"
  if (/crx /.test(brands)) return "tiff"
  return /hei[cxms]|hev[cxms]|mif\d|msf1/.test(brands) ? "heic" : "video"
}

const signatures: readonly [RegExp, Code][] = [
  [/^(II[*+]\0|MM\0[*+]|IIRO|IIU\0|FUJIFILM)/, "tiff"],
  [/^GIF8/, "gif"],
  [/^\s*%PDF-/, "pdf"],
  [/^(\xef\xbb\xbf)?\s*(<[?!].*)?<svg[\s>]/is, "svg"],
  [/^BM.{4}\0{4}/s, "bmp"],
  [/^(\xff\n|\0{3}.JXL )/, "jxl"],
]

/** Number of bytes needed to identify a format. */
export const tellingBytes = 1024

/** Whether a file begins as a JPEG, a PNG or a WebP does. */
export const isSiteFormat = (start: Uint8Array): boolean =>
  /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s.test(latin(start))

/**
 * Identifies what no page can show as it is, each a fault of its own, which says how to make a picture
 * of it: a file that is neither JPEG, PNG nor WebP by its first bytes, regardless of its name.
 *
 * @param start - its first {@link tellingBytes}
 * @returns nothing for what nobody takes for a picture
 */
export const foreignFormat = (start: Uint8Array): Code | undefined => {
  const text = latin(start.slice(0, tellingBytes))
  if (text.slice(4, 8) === "ftyp")
    return kindOfBoxes(text.slice(8, new DataView(start.buffer, start.byteOffset).getUint32(0)))
  return signatures.find(([signature]) => signature.test(text))?.[1]
}
