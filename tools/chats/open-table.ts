import {printable} from "../../gatsby/content/issue"
import {decodeText} from "./decode"
import {namesOf, plain} from "./names"
import {type Row, readRows} from "./read-rows"

/** Gives a row's cell by its column, trimmed; empty if the table has no such column. */
export type Cell = (column: string) => string

/** A table whose columns are found; `width` counts its headings. */
export type Table = {
  file: string
  rows: readonly Row[]
  separator: string
  width: number
  has: (column: string) => boolean
  cellOf: (row: Row) => Cell
  /** How the file was read. */
  notes: string[]
}

const separatorNames: Record<string, string> = {",": "commas", ";": "semicolons", "\t": "tabs"}

const findColumns = (heading: Row | undefined, columns: readonly string[], help: string) => {
  const headings = heading?.cells.map(plain) ?? []
  const placesOf = (column: string) =>
    headings.flatMap((name, place) => (namesOf(column).includes(name) ? [place] : []))
  const missing = columns.filter(column => placesOf(column).length === 0)
  if (missing.length > 0)
    throw new Error(
      `no column ${missing.join(", ")}; found ${headings.join(", ") || "none"}. ${help}`,
    )
  const twice = columns.filter(column => placesOf(column).length > 1)
  if (twice.length > 0) throw new Error(`more than one column ${twice.join(", ")}`)
  return {placesOf, width: headings.findLastIndex(name => name !== "") + 1}
}

/**
 * Opens a table and finds its columns, in English or Spanish, in any encoding and with any separator.
 *
 * @param columns - those that must be there; capitals and accents do not matter
 * @param help - how to have them
 * @throws Error if a column is missing or stands there twice, and where it is no table
 */
export const openTable = (
  file: string,
  bytes: Buffer,
  columns: readonly string[],
  help = "docs/analytics.md says how they are called in Spanish, and how to have them in English",
): Table => {
  try {
    const {text, encoding} = decodeText(bytes)
    const {heading, rows, separator} = readRows(text, columns)
    const {placesOf, width} = findColumns(heading, columns, help)
    const notes = [
      `${file}: read as ${encoding}, cells parted by ${separatorNames[separator] ?? separator}`,
      ...(rows.length === 0 ? [`${file}: no row below the heading`] : []),
    ]
    const cellOf =
      ({cells}: Row): Cell =>
      column =>
        (cells[placesOf(column)[0] ?? -1] ?? "").normalize("NFC").trim()
    const has = (column: string) => placesOf(column).length > 0
    return {file, rows, separator, width, has, cellOf, notes}
  } catch (error) {
    throw new Error(`${file}: ${printable((error as Error).message)}`)
  }
}
