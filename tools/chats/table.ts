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
    [...own, ...counts, "lost rows", ...Object.values(rates)],
    ...lines.map(line => [
      ...own.map(part => line[part] || "–"),
      ...counts.map(name => String(line[name])),
      String(line.lost),
      ...names.map(name =>
        line.incomplete.includes(name) ? "incomplete" : writeShare(line[name]),
      ),
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

/** A spreadsheet reads a decimal mark as its country does: in hundredths of a percent a rate needs none. */
const per10000 = (share: number) => Math.round(10_000 * share)

/**
 * The table as CSV that any country's spreadsheet opens as columns of whole numbers: its first line names
 * the separator, as Excel has it. Every rate and its bounds are numbers of their own, in 10,000.
 */
export const csvTable = (lines: readonly Line[]): string => {
  const own = partsOf(lines)
  const bounds = names.flatMap(name => {
    const column = `${rates[name].replaceAll(" ", "_")}_per_10000`
    return [column, `${column}_low`, `${column}_high`]
  })
  const cells = (share: Share | undefined): (string | number)[] =>
    share ? [share.value, share.low, share.high].map(per10000) : ["", "", ""]
  const table = writeCsv(
    [
      [...own, ...counts, "lost_rows", ...bounds],
      ...lines.map(line => [
        ...own.map(part => line[part] ?? ""),
        ...counts.map(name => line[name]),
        line.lost,
        ...names.flatMap(name => cells(line[name])),
      ]),
    ],
    ";",
  )
  return `sep=;\r\n${table}`
}
