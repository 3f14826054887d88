import {TextDecoder} from "node:util"

/** In UTF-16 every other byte of a letter of ours is zero; no other text has such bytes. */
const utf16Of = (bytes: Buffer) => {
  const zeros = (rest: number) => bytes.filter((byte, at) => byte === 0 && at % 2 === rest).length
  const [even, odd] = [zeros(0), zeros(1)]
  if (Math.max(even, odd) < bytes.length / 8) return undefined
  return odd > even ? "utf-16le" : "utf-16be"
}

const isUtf8 = (bytes: Buffer) => {
  try {
    new TextDecoder("utf-8", {fatal: true}).decode(bytes)
    return true
  } catch {
    return false
  }
}

const spanish = /[áéíóúüñÁÉÍÓÚÜÑ¿¡]/g

/** Excel's CSV is in the encoding of its system, and tells of it nowhere: the one that gives more Spanish. */
const ofSystem = (bytes: Buffer) => {
  const [windows = 0, mac = 0] = ["windows-1252", "macintosh"].map(
    encoding => new TextDecoder(encoding).decode(bytes).match(spanish)?.length ?? 0,
  )
  return mac > windows ? "macintosh" : "windows-1252"
}

/**
 * Reads the text of a file as spreadsheets write it, in whatever encoding.
 *
 * @returns the text without a mark of its encoding, and the encoding's name
 * @throws Error of a workbook, which is no text
 */
export const decodeText = (bytes: Buffer): {text: string; encoding: string} => {
  if (bytes.subarray(0, 4).toString("latin1") === "PK\x03\x04")
    throw new Error("a workbook, expected a table: save it as CSV (UTF-8) in the spreadsheet")
  const encoding = utf16Of(bytes) ?? (isUtf8(bytes) ? "utf-8" : ofSystem(bytes))
  return {text: new TextDecoder(encoding).decode(bytes).replace(/^\ufeff+/, ""), encoding}
}
