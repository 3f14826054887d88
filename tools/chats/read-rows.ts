import {parse} from "csv-parse/sync"
import {namesOf, plain} from "./names"

/** A row of a table: its cells, and the number of the line that it begins on. */
export type Row = {line: number; cells: string[]}

const separators = [",", ";", "\t", "|"]

const parseRows = (text: string, delimiter: string, to = -1): Row[] => {
  let line = 1
  const records = parse(text, {
    delimiter,
    to,
    info: true,
    record_delimiter: "\n",
    relax_column_count: true,
    // A quote within a cell that does not begin with one is a sign like others: 6" of rain.
    relax_quotes: true,
  }) as unknown as {record: string[]; info: {lines: number}}[]
  return records.map(({record, info}) => {
    const row = {line, cells: record}
    line = info.lines + 1
    return row
  })
}

/** Excel's own word for what parts the cells. */
const separatorLine = /^\s*"?sep=(.|\\t)"?\s*$/i

const hasColumns = (line: string, columns: readonly string[]) =>
  columns.every(column => namesOf(column).some(name => plain(line).includes(name)))

/**
 * Empties the lines before the heading that are none of the table: remarks, which begin with # and may
 * hold half a quote, and Excel's word for the separator.
 */
const withoutPreamble = (lines: readonly string[], columns: readonly string[]) => {
  const isBefore = (line: string) =>
    /^[\s,;|]*$|^\s*"?\s*#/.test(line) ? !hasColumns(line, columns) : separatorLine.test(line)
  const start = lines.findIndex(line => !isBefore(line))
  const named = lines.map(line => separatorLine.exec(line)?.[1]).find(Boolean)
  const first = start === -1 ? lines.length : start
  return {
    text: lines.map((line, at) => (at < first ? "" : line)).join("\n"),
    named: lines.slice(0, first).some(line => separatorLine.test(line)) ? named : undefined,
  }
}

const isRemark = ([first = "", ...others]: readonly string[]) =>
  /^\s*#/.test(first) && others.every(cell => !cell.trim())

/**
 * Reads the rows of a table as programs write them, the heading first. Empty rows and remarks are left out.
 *
 * @param text - with any line ends
 * @param columns - names that the heading should have: they tell what parts the cells
 * @throws Error naming the line of a quote that never ends
 */
export const readRows = (
  text: string,
  columns: readonly string[],
): {heading?: Row; rows: Row[]; separator: string} => {
  const lines = text.replace(/\r\n?/g, "\n").split("\n")
  const {text: table, named} = withoutPreamble(lines, columns)
  const found = (separator: string) => {
    const heading = parseRows(table.trimStart(), separator, 1)[0]?.cells.map(plain) ?? []
    return columns.filter(column => namesOf(column).some(name => heading.includes(name))).length
  }
  const [likely = ","] = separators.toSorted((one, other) => found(other) - found(one))
  const separator = named === "\\t" ? "\t" : (named ?? likely)
  const [heading, ...rows] = parseRows(table, separator).filter(
    ({cells}) => cells.some(cell => cell.trim()) && !isRemark(cells),
  )
  return {heading, rows, separator}
}
