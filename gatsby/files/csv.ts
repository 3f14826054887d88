/** A line of a CSV file: its cells, and the number of the line that it begins on. */
export type CsvRow = {line: number; cells: string[]}

/**
 * Beginnings of a cell that a spreadsheet takes for a formula, written with characters of full width
 * too.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u

/**
 * Such a beginning within a cell: where a country parts cells by semicolons or tabs, a spreadsheet
 * takes commas and quotes for text, and what follows its own sign for a cell.
 */
const innerStart = /([;\t\r\n])(?=[=+\-@＝＋－＠])/gu

/** Tells a cell that a spreadsheet would calculate from one that it shows. */
export const isFormula = (cell: string): boolean => formulaStart.test(cell)

/** An apostrophe has a spreadsheet show the cell as it stands. */
const harmless = (cell: string) => {
  const text = cell.replace(innerStart, "$1'")
  return isFormula(text) ? `'${text}` : text
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/**
 * Writes a CSV file (RFC 4180): commas, lines that end in CR LF, cells in quotes where they hold a
 * comma, a quote or a line break. What a spreadsheet would take for a formula is made a text.
 *
 * @param rows - the first is the heading
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map(cells => `${cells.map(cell => quoted(harmless(String(cell)))).join(",")}\r\n`).join("")

/**
 * Reads a CSV file, also one that a spreadsheet has written: with a mark of its encoding, with
 * semicolons, with lines that end in LF. Empty lines are left out.
 *
 * @param separator - between cells
 * @throws Error naming the line on which a quote begins that never ends
 */
export const readCsv = (text: string, separator: "," | ";" = ","): CsvRow[] => {
  const source = text.replace(/^\ufeff/, "")
  const token = /"((?:[^"]|"")*)("?)|(\r\n|\n|\r)|([,;])|([^",;\r\n]+)/g
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = {line, cells: [""]}
  const add = (part: string) => {
    row.cells[row.cells.length - 1] += part
  }
  const end = () => {
    if (row.cells.length > 1 || row.cells[0] !== "") rows.push(row)
    row = {line, cells: [""]}
  }
  for (const [whole, inQuotes, quote, lineBreak, mark, plain] of source.matchAll(token)) {
    if (inQuotes !== undefined) {
      if (!quote) throw new Error(`line ${line}: a quote that never ends`)
      add(inQuotes.replaceAll('""', '"'))
      line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    } else if (lineBreak !== undefined) {
      line += 1
      end()
    } else if (mark === separator) row.cells.push("")
    else add(mark ?? plain ?? "")
  }
  end()
  return rows
}
