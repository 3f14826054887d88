/**
 * Reads a table as RFC 4180 has it, and as a spreadsheet does that parts cells by another sign. It is
 * not the reader of the site, which it judges.
 *
 * @param separator - between cells
 */
export const readCells = (text: string, separator: string): string[][] => {
  const rows: string[][] = [[""]]
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] as string
    const row = rows.at(-1) as string[]
    const cell = row.at(-1) as string
    const put = (value: string) => row.splice(-1, 1, value)
    if (isQuoted) {
      if (letter !== '"') put(cell + letter)
      else if (text[at + 1] === '"') {
        put(`${cell}"`)
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === "") isQuoted = true
    else if (letter === separator) row.push("")
    else if (letter === "\n" || letter === "\r") {
      if (letter === "\r" && text[at + 1] === "\n") at += 1
      rows.push([""])
    } else put(cell + letter)
  }
  return rows.filter(row => row.length > 1 || row[0] !== "")
}

/** What spreadsheets calculate (OWASP, CSV injection), with signs of full width, once they trim it. */
const calculated = /^[\t\r\n]*[=+\-@＝＋－＠]/u

/** Cells that a spreadsheet would calculate, whichever sign its country parts cells by. */
export const formulasIn = (text: string): string[] =>
  [",", ";", "\t"].flatMap(separator =>
    readCells(text, separator)
      .flat()
      .filter(cell => calculated.test(cell))
      .map(cell => `${JSON.stringify(separator)}: ${JSON.stringify(cell)}`),
  )
