import {printable} from "../../gatsby/content/issue"
import type {Cell, Table} from "./open-table"
import type {Row} from "./read-rows"
import type {Reference} from "./reference"

/** What could be told of a row all the same: it belongs to the figures that say the same. */
export type Known = Partial<Reference & {month: string}>

/** A row that was left out, and why. */
export type LeftOut = {
  file: string
  line: number
  reason: string
  /** Unset for a row that no figure lacks, such as another event or a total. */
  known?: Known
}

/** What a file gives, the rows of it that were left out, and how it was read. */
export type Reading<Entry> = {entries: Entry[]; leftOut: LeftOut[]; notes: string[]}

/** Why a row cannot be read. */
export class Unreadable extends Error {
  constructor(
    reason: string,
    readonly known?: Known,
  ) {
    super(reason)
  }
}

/**
 * Reads the parts of a row.
 *
 * @throws Unreadable with the reasons of all that cannot be read, and what could be
 */
export const readParts = <Parts extends Record<string, () => unknown>>(
  parts: Parts,
): {[Name in keyof Parts]: ReturnType<Parts[Name]>} => {
  const reasons: string[] = []
  const read: Record<string, unknown> = {}
  for (const [name, act] of Object.entries(parts))
    try {
      read[name] = act()
    } catch (error) {
      reasons.push((error as Error).message)
    }
  const {reference, month} = read as {reference?: Known; month?: string}
  if (reasons.length > 0) throw new Unreadable(reasons.join("; "), {...reference, month})
  return read as {[Name in keyof Parts]: ReturnType<Parts[Name]>}
}

/** A cell of several lines that look like rows has begun with a quote that is not closed where it should be. */
const hasSwallowed = (cells: readonly string[], {width, separator}: Table) =>
  cells.some(cell =>
    cell
      .split("\n")
      .slice(1)
      .some(line => line.split(separator).length >= Math.max(width, 2)),
  )

const checkRow = ({cells}: Row, table: Table) => {
  if (cells.slice(table.width).some(cell => cell.trim()))
    throw new Unreadable(
      `${cells.length} cells below ${table.width} headings: put a text that holds ${JSON.stringify(table.separator)} in quotes`,
      {},
    )
  if (hasSwallowed(cells, table))
    throw new Unreadable("a cell that holds further rows: a quote is missing or too many", {})
}

/**
 * Reads the rows of a table.
 *
 * @param read - makes an entry of a row
 * @param passBy - throws where a row is none of the figures, whatever is wrong with it
 */
export const readEntries = <Entry>(
  table: Table,
  read: (cell: Cell) => Entry,
  passBy: (cell: Cell) => void = () => {},
): Reading<Entry> => {
  const reading: Reading<Entry> = {entries: [], leftOut: [], notes: table.notes}
  for (const row of table.rows)
    try {
      const cell = table.cellOf(row)
      passBy(cell)
      checkRow(row, table)
      reading.entries.push(read(cell))
    } catch (error) {
      const known = error instanceof Unreadable ? error.known : {}
      const reason = printable((error as Error).message)
      reading.leftOut.push({file: table.file, line: row.line, reason, known})
    }
  return reading
}
