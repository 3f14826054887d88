import {printable} from "../../gatsby/content/fault"
import {type CsvRow, readCsv} from "../../gatsby/files/csv"

/** A line that was left out, and why. */
export type BadRow = {file: string; line: number; reason: string}

/** What a file gives, and the lines of it that were left out. */
export type Reading<Entry> = {entries: Entry[]; bad: BadRow[]}

const nameOf = (heading: string) => heading.trim().toLowerCase()

/** A spreadsheet writes what separates cells in its country: the heading tells. */
const separatorOf = (text: string) => {
  const heading = text.split(/\r?\n/).find(line => line.trim() !== "")
  return heading && heading.split(";").length > heading.split(",").length ? ";" : ","
}

const isEmpty = ({cells}: CsvRow) => cells.every(cell => !cell.trim())

/**
 * Reads a table by the names of its columns. Lines that begin with # are remarks.
 *
 * @param file - its name, for messages
 * @param columns - those that must be there; capitals do not matter
 * @param read - makes an entry of a line, given each column's cell by its name in small letters
 * @throws Error where a column is missing
 */
export const readTable = <Entry>(
  file: string,
  text: string,
  columns: readonly string[],
  read: (cell: (column: string) => string) => Entry,
): Reading<Entry> => {
  // A remark may hold a single quote mark; its line stays, for the numbers of those after it.
  const figures = text.replace(/^#.*$/gm, "")
  const [heading, ...rows] = readCsv(figures, separatorOf(figures)).filter(row => !isEmpty(row))
  const names = heading?.cells.map(nameOf) ?? []
  const missing = columns.filter(column => !names.includes(nameOf(column)))
  if (missing.length > 0)
    throw new Error(
      `${file}: no column ${missing.join(", ")}; found ${printable(names.join(", ")) || "none"}`,
    )
  const reading: Reading<Entry> = {entries: [], bad: []}
  for (const {line, cells} of rows)
    try {
      reading.entries.push(read(column => (cells[names.indexOf(nameOf(column))] ?? "").trim()))
    } catch (error) {
      reading.bad.push({file, line, reason: printable((error as Error).message)})
    }
  return reading
}
