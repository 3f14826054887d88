import {type Reading, readTable} from "./read-table"
import {parseReference, type Reference} from "./reference"

/** One chat, as staff have listed it; `month` as "2026-11". */
export type Chat = Reference & {month: string; isBooked: boolean}

/** "2026-11-23", or the day first: "23/11/2026". */
const readMonth = (text: string) => {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  const [, first, second, last] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  const date = [year ?? last, month ?? second, day ?? first].map(Number)
  const [y = 0, m = 0, d = 0] = date
  const real = new Date(Date.UTC(y, m - 1, d))
  if (!y || real.getUTCMonth() !== m - 1 || real.getUTCDate() !== d)
    throw new Error(`date: found "${text}", expected a day such as 2026-11-23 or 23/11/2026`)
  return `${y}-${String(m).padStart(2, "0")}`
}

const answers: Record<string, boolean> = {
  yes: true,
  sí: true,
  si: true,
  x: true,
  "1": true,
  no: false,
  "0": false,
  "": false,
}

const readAnswer = (text: string) => {
  const answer = Object.hasOwn(answers, text) ? answers[text] : undefined
  if (answer === undefined) throw new Error(`booked: found "${text}", expected yes, no or nothing`)
  return answer
}

/**
 * Reads the list of chats that staff keep (analytics/chats.csv).
 *
 * @param codes - those of all trips
 */
export const readChats = (file: string, text: string, codes: ReadonlySet<string>): Reading<Chat> =>
  readTable(file, text, ["date", "reference", "booked"], cell => ({
    ...parseReference(cell("reference"), codes),
    month: readMonth(cell("date")),
    isBooked: readAnswer(cell("booked").toLowerCase()),
  }))
