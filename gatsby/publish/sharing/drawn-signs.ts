import {readFileSync} from "fs"
import path from "path"
import type {Range} from "./signs-not-drawn"

/** One font in parts: of a sign that the first lacks, the next draws it. */
const parts = ["latin", "latin-ext", "vietnamese"]

/** Files of the font of sharing pictures. */
export const fontFiles = (root: string): string[] =>
  parts.map(part => path.join(root, "gatsby/publish/sharing/fonts", `${part}.ttf`))

/** Place of the table that tells the glyph of each sign, in bytes (OpenType, "cmap"). */
const cmapOf = (font: Buffer): number => {
  const tables = font.readUInt16BE(4)
  const records = Array.from({length: tables}, (_, index) => 12 + index * 16)
  const record = records.find(at => font.toString("latin1", at, at + 4) === "cmap") ?? 0
  return font.readUInt32BE(record + 8)
}

/** Signs that a font draws, as the segments of its cmap list them (format 4, the basic plane). */
const rangesIn = (font: Buffer): Range[] => {
  const cmap = cmapOf(font)
  const count = font.readUInt16BE(cmap + 2)
  const places = Array.from({length: count}, (_, i) => cmap + font.readUInt32BE(cmap + 8 + i * 8))
  const table = places.find(at => font.readUInt16BE(at) === 4)
  if (table === undefined) throw new Error("The font has no table of its signs")
  const bytes = font.readUInt16BE(table + 6)
  return Array.from({length: bytes / 2}, (_, index): Range => {
    const end = table + 14 + index * 2
    return [font.readUInt16BE(end + 2 + bytes), font.readUInt16BE(end)]
  }).filter(([, last]) => last < 0xffff)
}

const known = new Map<string, Range[]>()

/**
 * Reads which signs sharing pictures can show.
 *
 * @param root - the project's folder, which has the fonts
 */
export const drawnSigns = (root: string): Range[] => {
  const ranges = known.get(root) ?? fontFiles(root).flatMap(file => rangesIn(readFileSync(file)))
  known.set(root, ranges)
  return ranges
}
