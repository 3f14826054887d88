import {type Reading, readTable} from "./read-table"
import {parseReference, type Reference} from "./reference"
import type {Trips} from "./trips"

/** Views of trips, or presses that open a chat, in one line of an export; `month` as "2026-11". */
export type Counted = Reference & {month: string; kind: "views" | "presses"; count: number}

/** From the month, from the day, or from year and month, whichever the export has. */
const readMonth = (cell: (column: string) => string) => {
  const apart = cell("year") + cell("month").padStart(2, "0")
  const text = cell("year month") || cell("date") || apart
  const [, year, month] = /^(\d{4})(0[1-9]|1[0-2])(\d{2})?$/.exec(text) ?? []
  if (!year) throw new Error(`month: found "${text}", expected a month such as 202611`)
  return `${year}-${month}`
}

const readCount = (text: string) => {
  if (!/^\d+$/.test(text)) throw new Error(`event count: found "${text}", expected a whole number`)
  return Number(text)
}

/** The trip of an address, and the campaign's channel of its visit. */
const viewOf = (cell: (column: string) => string, trips: Trips): Reference => {
  const path = cell("page path and screen class")
  const [, language = "", slug = ""] = /^\/([a-z]{2})\/experiences\/([^/]+)\/$/.exec(path) ?? []
  const trip = trips.codeOf(slug)
  if (!trip) throw new Error(`page path: found "${path}", expected the page of a trip`)
  const channel = trips.channelOf(cell("session source"), cell("session medium"))
  return {trip, language, channel}
}

const columns = [
  "Event name",
  "Page path and screen class",
  "lead_reference",
  "Session source",
  "Session medium",
  "Event count",
]

/**
 * Reads an export of Google Analytics: an exploration with these columns and the month, saved as CSV.
 * Its own lines about the report begin with #.
 */
export const readEvents = (file: string, text: string, trips: Trips): Reading<Counted> =>
  readTable(file, text, columns, cell => {
    const name = cell("event name")
    const counted = {month: readMonth(cell), count: readCount(cell("event count"))}
    if (name === "view_item") return {...viewOf(cell, trips), ...counted, kind: "views"}
    if (name === "chat_opened") {
      const reference = parseReference(cell("lead_reference"), trips.codes)
      return {...reference, ...counted, kind: "presses"}
    }
    throw new Error(`event name: found "${name}", expected view_item or chat_opened`)
  })
