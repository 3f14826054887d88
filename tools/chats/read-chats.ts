import {dayOrder, readMonth} from "./dates"
import {plain} from "./names"
import {openTable} from "./open-table"
import {type Reading, readEntries, readParts} from "./read-table"
import {parseReference, type Reference} from "./reference"

/** One chat, as staff have listed it; `month` as "2026-11". */
export type Chat = Reference & {month: string; isBooked: boolean}

/** What people and spreadsheets write, in English and Spanish; a check box says TRUE or VERDADERO. */
const answers = new Map([
  ...["yes", "y", "true", "si", "s", "verdadero", "x", "1", "✓", "✔"].map(
    word => [word, true] as const,
  ),
  ...["no", "n", "false", "falso", "0", "", "-"].map(word => [word, false] as const),
])

const readAnswer = (text: string) => {
  const answer = answers.get(plain(text))
  if (answer === undefined) throw new Error(`booked: found "${text}", expected yes, no or nothing`)
  return answer
}

/** How dates such as 03/04/2026 were read, where that is not certain or not as Colombia writes. */
const noteOf = (file: string, {order, isTold, isAsked}: ReturnType<typeof dayOrder>) => {
  if (order === "month first")
    return [`${file}: dates are read with the month first, as some of them can only be`]
  if (isTold || !isAsked || !order) return []
  return [
    `${file}: dates such as 03/04/2026 are read with the day first, and nothing in the file tells: write 2026-04-03 to be sure`,
  ]
}

/**
 * Reads the list of chats that staff keep (analytics/chats.csv).
 *
 * @param codes - those of all trips
 */
export const readChats = (
  file: string,
  bytes: Buffer,
  codes: ReadonlySet<string>,
): Reading<Chat> => {
  const table = openTable(file, bytes, ["date", "reference", "booked"])
  const told = dayOrder(table.rows.map(row => table.cellOf(row)("date")))
  const {entries, leftOut, notes} = readEntries(table, cell => {
    const {reference, month, isBooked} = readParts({
      reference: () => parseReference(cell("reference"), codes),
      month: () => readMonth(cell("date"), told.order),
      isBooked: () => readAnswer(cell("booked")),
    })
    return {...reference, month, isBooked}
  })
  return {entries, leftOut, notes: [...notes, ...noteOf(file, told)]}
}
