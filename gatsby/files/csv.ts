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

const quoted = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/**
 * Writes a CSV file (RFC 4180): lines that end in CR LF, cells in quotes where they hold a
 * comma, a quote or a line break. What a spreadsheet would take for a formula is made a text.
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
