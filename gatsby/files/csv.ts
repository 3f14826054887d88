/**
 * Characters that start a formula in a spreadsheet, full-width variants included.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u

/**
 * The same after a separator within a cell: in countries that separate cells by semicolons or tabs,
 * a spreadsheet starts a new cell there.
 */
const innerStart = /([;\t\r\n])(?=[=+\-@＝＋－＠])/gu

/** Whether a spreadsheet would calculate the cell. */
export const isFormula = (cell: string): boolean => formulaStart.test(cell)

/** An apostrophe makes a spreadsheet show the cell as text. */
const harmless = (cell: string) => {
  const text = cell.replace(innerStart, "$1'")
  return isFormula(text) ? `'${text}` : text
}

const quoted = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/**
 * Writes a CSV file (RFC 4180). Cells that a spreadsheet would calculate become text.
 *
 * @param rows - the first is the heading
 * @param separator - between cells
 */
export const writeCsv = (
  rows: readonly (readonly (string | number)[])[],
  separator: "," | ";" = ",",
): string =>
  rows
    .map(cells => `${cells.map(cell => quoted(harmless(String(cell)))).join(separator)}\r\n`)
    .join("")
