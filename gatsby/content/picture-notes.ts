import {latin, neededChunks} from "./chunk-notes"

/** What pixels need of a JPEG's application segments: their layout, colour profile and colour transform. */
const needed = /^(JFIF\0|ICC_PROFILE\0|Adobe)/

/** Comments, and what applications add: positions, devices, authors, thumbnails (ITU T.81, B.2.4). */
const isNote = (bytes: Uint8Array, at: number): boolean => {
  const marker = bytes[at + 1] ?? 0
  const isApplication = marker >= 0xe0 && marker <= 0xef
  return marker === 0xfe || (isApplication && !needed.test(latin(bytes.subarray(at + 4, at + 16))))
}

/** Finds the next marker; neither stray bytes nor a scan's own are one. */
const nextMarker = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at < bytes.length - 1; at++) {
    const code = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at
  }
  return bytes.length
}

/** How a picture is turned, as Exif tells it; 1 is upright. */
const orientationIn = (exif: Uint8Array): number => {
  const tiff = new DataView(exif.buffer, exif.byteOffset, exif.length)
  const isLittle = tiff.byteLength > 8 && tiff.getUint16(0) === 0x4949
  const first = tiff.byteLength > 8 ? tiff.getUint32(4, isLittle) + 2 : Infinity
  for (let at = first; at + 12 <= tiff.byteLength; at += 12)
    if (tiff.getUint16(at, isLittle) === 0x112) return tiff.getUint16(at + 8, isLittle)
  return 1
}

/** An Exif segment that tells how a picture is turned, and nothing else. */
const turned = (orientation: number): Uint8Array =>
  Uint8Array.from(
    [..."\xff\xe1\0\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0?\0\0\0\0\0\0"],
    sign => (sign === "?" ? orientation : sign.charCodeAt(0)),
  )

/** Finds what a JPEG needs of its bytes; undefined if it has no scan. */
const neededSegments = (bytes: Uint8Array): Uint8Array[] | undefined => {
  const kept = [bytes.subarray(0, 2)]
  let orientation = 1
  let hasScan = false
  for (let at = nextMarker(bytes, 2); at < bytes.length; ) {
    const isEnd = bytes[at + 1] === 0xd9
    const length = isEnd ? 0 : (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
    const end = isEnd ? at + 2 : nextMarker(bytes, at + 2 + length)
    const segment = bytes.subarray(at, end)
    if (!isNote(bytes, at)) kept.push(segment)
    else if (orientation === 1 && latin(segment.subarray(4, 10)) === "Exif\0\0")
      orientation = orientationIn(segment.subarray(10))
    hasScan ||= bytes[at + 1] === 0xda
    at = isEnd ? bytes.length : end
  }
  if (orientation > 1 && orientation < 9) kept.splice(1, 0, turned(orientation))
  return hasScan ? kept : undefined
}

/**
 * Takes out of a picture what says where, when, with what and by whom it was made, and all that follows
 * its end. Its pixels, colours and turn stay as they are.
 *
 * @returns the same bytes where there is nothing to take out, and of what is no whole JPEG, PNG or WebP
 */
export const withoutNotes = (bytes: Uint8Array): Uint8Array => {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8
  const kept = isJpeg ? neededSegments(bytes) : neededChunks(bytes, exif => orientationIn(exif) > 1)
  const size = kept?.reduce((total, {length}) => total + length, 0)
  if (!kept || size === undefined || size === bytes.length) return bytes
  const clean = new Uint8Array(size)
  kept.reduce((at, part) => {
    clean.set(part, at)
    return at + part.length
  }, 0)
  return clean
}
