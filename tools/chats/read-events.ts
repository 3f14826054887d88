import {plain} from "./names"
import {type Cell, openTable} from "./open-table"
import {type Reading, readEntries, readParts, Unreadable} from "./read-table"
import {parseReference, type Reference} from "./reference"
import type {Trips} from "./trips"

/** Views of trips, or presses that open a chat, in one line of an export; `month` as "2026-11". */
export type Counted = Reference & {month: string; kind: "views" | "presses"; count: number}

/** From the month, from the day, or from year and month, whichever the export has. */
const readMonth = (cell: Cell) => {
  const apart = cell("year") + cell("month").padStart(2, "0")
  const text = cell("year month") || cell("date") || apart
  // A spreadsheet may have put a mark for thousands into it: 202,611.
  const digits = text.replace(/[\s.,'’/-]/g, "")
  const [, year, month] = /^(20\d{2})(0[1-9]|1[0-2])(\d{2})?$/.exec(digits) ?? []
  if (!year) throw new Error(`month: found "${text}", expected a month such as 202611`)
  return `${year}-${month}`
}

/** A whole number, with or without marks for thousands. */
const readCount = (text: string) => {
  const digits = text.replace(/(?<=\d)[.,]0{1,2}$/, "")
  if (!/^(\d+|\d{1,3}([.,'’\s]\d{3})+)$/.test(digits))
    throw new Error(`event count: found "${text}", expected a whole number`)
  return Number(digits.replace(/\D/g, ""))
}

const slugOf = (path: string) => /^\/[a-z]{2}\/experiences\/([^/?#]+)\/?$/.exec(path)?.[1] ?? ""

/** The trip of an address, and the campaign's channel of its visit. */
const viewOf = (cell: Cell, trips: Trips): Reference => {
  const path = cell("page path and screen class")
  const trip = trips.codeOf(slugOf(path))
  if (!trip) throw new Error(`page path: found "${path}", expected the page of a trip`)
  const channel = trips.channelOf(cell("session source"), cell("session medium"))
  return {trip, language: path.slice(1, 3), channel}
}

const columns = [
  "Event name",
  "Page path and screen class",
  "lead_reference",
  "Session source",
  "Session medium",
  "Event count",
]

/** The month stands in one column or in two. */
const monthColumns = [["year month"], ["date"], ["year", "month"]]

/** A line that sums up others has no page and no event, or a word for it. */
const isSum = (cell: Cell) =>
  !cell("page path and screen class") &&
  /^((grand |gran )?total\b.*)?$/.test(plain(cell("event name")))

/**
 * Of rows that no figure lacks says why they are passed by. Google Analytics writes names such as
 * “(other)” for rows that it has added up itself: those are lost.
 */
const passBy = (cell: Cell, trips: Trips) => {
  const [name, path] = [cell("event name"), cell("page path and screen class")]
  if (isSum(cell)) throw new Unreadable("a line of sums")
  if (/^\(.*\)$/.test(name)) return
  if (name !== "view_item" && name !== "chat_opened")
    throw new Unreadable(`event name: found "${name}", expected view_item or chat_opened`)
  if (name === "view_item" && path.startsWith("/") && !trips.codeOf(slugOf(path)))
    throw new Unreadable(`page path: found "${path}", expected the page of a trip`)
}

/**
 * Reads an export of Google Analytics: an exploration with these columns and the month, saved as CSV, in
 * English or Spanish.
 *
 * @throws Error if a column is missing
 */
export const readEvents = (file: string, bytes: Buffer, trips: Trips): Reading<Counted> => {
  const table = openTable(file, bytes, columns)
  if (!monthColumns.some(needed => needed.every(table.has)))
    throw new Error(`${file}: no column Year month, nor Date, nor Year and Month`)
  const read = (cell: Cell): Counted => {
    const kind = cell("event name") === "chat_opened" ? "presses" : "views"
    const {reference, month, count} = readParts({
      reference: () =>
        kind === "presses"
          ? parseReference(cell("lead_reference"), trips.codes)
          : viewOf(cell, trips),
      month: () => readMonth(cell),
      count: () => readCount(cell("event count")),
    })
    return {...reference, month, count, kind}
  }
  return readEntries(table, read, cell => passBy(cell, trips))
}
