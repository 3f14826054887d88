/** How a format parts its files, and which chunks its pixels need: their layout, colours and frames. */
const formats = [
  {
    // W3C PNG, 5 and 11
    signature: /^.PNG\r\n/s,
    start: 8,
    at: {length: 0, name: 4},
    around: 12,
    isLittle: false,
    needed: /^([A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|pHYs|bKGD|acTL|fcTL|fdAT)/,
  },
  {
    // RFC 9649, 2
    signature: /^RIFF.{4}WEBP/s,
    start: 12,
    at: {length: 4, name: 0},
    around: 8,
    isLittle: true,
    needed: /^(VP8|ALPH|ICCP|ANIM|ANMF)/,
  },
]

/** Bytes as text, one sign each. */
export const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/**
 * Finds what a PNG or a WebP needs of its bytes.
 *
 * @param isTurned - whether Exif tells that a picture is turned: such a file is left as it is
 * @returns parts of it, one after the other; undefined of other and of broken files
 */
export const neededChunks = (
  bytes: Uint8Array,
  isTurned: (exif: Uint8Array) => boolean,
): Uint8Array[] | undefined => {
  const format = formats.find(({signature}) => signature.test(latin(bytes.subarray(0, 12))))
  if (!format) return undefined
  const {start, around, isLittle} = format
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const size = isLittle && bytes.length >= start ? view.getUint32(4, true) + 8 : bytes.length
  const kept: Uint8Array[] = []
  let name = ""
  for (let at = start, end = 0; at + around <= size && name !== "IEND"; at = end) {
    const length = view.getUint32(at + format.at.length, isLittle)
    end = at + around + length + (isLittle ? length % 2 : 0)
    name = latin(bytes.subarray(at + format.at.name, at + format.at.name + 4))
    if (end > bytes.length) return undefined
    if (/exif/i.test(name)) {
      const content = bytes.subarray(at + 8, end)
      // Most programs begin it as they do in a JPEG.
      if (isTurned(content.subarray(latin(content.subarray(0, 6)) === "Exif\0\0" ? 6 : 0)))
        return undefined
    }
    // A copy, as it may be written to.
    if (format.needed.test(name)) kept.push(new Uint8Array(bytes.subarray(at, end)))
  }
  const head = new Uint8Array(bytes.subarray(0, start))
  if (!isLittle) return name === "IEND" ? [head, ...kept] : undefined
  const left = kept.reduce((total, {length}) => total + length, 4)
  new DataView(head.buffer).setUint32(4, left, true)
  const [first] = kept
  // Its flags of Exif and XMP.
  if (first && latin(first.subarray(0, 4)) === "VP8X") first[8] = (first[8] ?? 0) & ~0x0c
  return [head, ...kept]
}
