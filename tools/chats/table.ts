import {writeCsv} from "../../gatsby/files/csv"
import {type Line, type Part, parts} from "./join"
import type {Share} from "./wilson"

const counts = ["views", "presses", "chats", "bookings"] as const

const rates = {
  pressRate: "presses of views",
  chatRate: "chats of presses",
  bookingRate: "bookings of chats",
} as const

const names = Object.keys(rates) as (keyof typeof rates)[]

const percent = (share: number) => (100 * share).toFixed(1)

/** "12.5 % (7.3–20.7)"; a dash where there is no share. */
export const writeShare = (share: Share | undefined): string =>
  share ? `${percent(share.value)} % (${percent(share.low)}–${percent(share.high)})` : "–"

const partsOf = (lines: readonly Line[]): Part[] =>
  parts.filter(part => lines.some(line => line[part] !== undefined))

/** The lines as rows of texts, the heading first. */
export const tableRows = (lines: readonly Line[]): string[][] => {
  const own = partsOf(lines)
  return [
    [...own, ...counts, ...Object.values(rates)],
    ...lines.map(line => [
      ...own.map(part => line[part] || "–"),
      ...counts.map(name => String(line[name])),
      ...names.map(name => writeShare(line[name])),
    ]),
  ]
}

/** The table as a terminal shows it. */
export const textTable = (lines: readonly Line[]): string => {
  const rows = tableRows(lines)
  const texts = partsOf(lines).length
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map(row => row[index]?.length ?? 0)))
  const pad = (cell: string, index: number) => {
    const width = widths?.[index] ?? 0
    return index < texts ? cell.padEnd(width) : cell.padStart(width)
  }
  return `${rows.map(row => row.map(pad).join("  ").trimEnd()).join("\n")}\n`
}

/** The table as CSV, for a spreadsheet: every rate and its bounds are numbers of their own. */
export const csvTable = (lines: readonly Line[]): string => {
  const own = partsOf(lines)
  const bounds = names.flatMap(name => [name, `${name}_low`, `${name}_high`])
  const cells = (share: Share | undefined) =>
    share ? [share.value, share.low, share.high].map(value => value.toFixed(4)) : ["", "", ""]
  return writeCsv([
    [...own, ...counts, ...bounds],
    ...lines.map(line => [
      ...own.map(part => line[part] ?? ""),
      ...counts.map(name => line[name]),
      ...names.flatMap(name => cells(line[name])),
    ]),
  ])
}
