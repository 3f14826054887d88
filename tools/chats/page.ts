import {escapeMarkup} from "../../gatsby/files/escape"
import {defaultLanguage} from "../../src/i18n/languages"
import {type Line, lostOf, type Part, type Rate} from "./join"
import {type Named, plotShares} from "./plot"
import type {LeftOut} from "./read-table"
import {tableRows} from "./table"

/** What the page shows: all lines, the same added up, and what was left out. */
export type Report = {
  lines: readonly Line[]
  summed: Partial<Record<Part, readonly Line[]>>
  leftOut: readonly LeftOut[]
  /** How the files were read. */
  notes: readonly string[]
  titleOf: (code: string) => string
}

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#23201a;background:#fffdf8;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;font-size:.875rem}th,td{padding:.25rem .75rem;border-bottom:1px solid #d8d2c4;text-align:right;white-space:nowrap}
.scroll{overflow-x:auto}.plot th{font-weight:400;white-space:normal;max-width:20rem}.plot td,.plot th{border:0;padding:0 .5rem}
.plot svg{display:block}.lost{border-left:.25rem solid #a3352b;padding-left:1rem}`

/** Rates that are drawn, by their titles. */
const plotted: readonly (readonly [Rate, string])[] = [
  ["pressRate", "Presses that open a chat, of views"],
  ["bookingRate", "Bookings, of chats"],
]

const table = (rows: readonly string[][]) => {
  const [heading = [], ...body] = rows
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map(cell => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join("")}</tr>`
  return `<div class="scroll"><table><thead>${row(heading, "th")}</thead><tbody>${body
    .map(cells => row(cells, "td"))
    .join("")}</tbody></table></div>`
}

/** One row that was left out, on one line. */
export const tellRow = ({file, line, reason}: LeftOut): string => `${file}, line ${line}: ${reason}`

/** What stands before everything else where the report is not whole. */
export const lostTitle = ({length}: readonly LeftOut[]): string =>
  `This report is not whole: ${length} ${length === 1 ? "row" : "rows"} could not be read. No rate is told that may lack one`

/**
 * Writes the report as one HTML file that opens from disk: it asks for nothing and runs no script.
 */
export const reportPage = ({lines, summed, leftOut, notes, titleOf}: Report): string => {
  const nameOf = (part: Part, value = "") =>
    part === "trip" ? titleOf(value) : value || "no campaign"
  const plots = (Object.entries(summed) as [Part, readonly Line[]][]).flatMap(([part, all]) =>
    plotted.map(([rate, of]) => {
      const title = `${of}, by ${part}`
      const shares = all.flatMap((line): Named[] => {
        const share = line[rate]
        return share ? [{name: nameOf(part, line[part]), share}] : []
      })
      const plot = shares.length > 0 ? plotShares(title, shares) : "<p>No figures.</p>"
      const incomplete = all.flatMap(line =>
        line.incomplete.includes(rate) ? [nameOf(part, line[part])] : [],
      )
      const missing =
        incomplete.length > 0
          ? `<p>Incomplete, as rows were lost: ${escapeMarkup(incomplete.join("; "))}.</p>`
          : ""
      return `<h2>${title}</h2>${plot}${missing}`
    }),
  )
  const list = (items: readonly string[]) =>
    items.length > 0
      ? `<ul>${items.map(item => `<li>${escapeMarkup(item)}</li>`).join("")}</ul>`
      : "<p>None.</p>"
  const lost = lostOf(leftOut)
  const passedBy = leftOut.filter(row => !lost.includes(row))
  const told = (rows: readonly LeftOut[]) => list(rows.map(tellRow))
  const first =
    lost.length > 0 ? `<div class="lost"><h2>${lostTitle(lost)}</h2>${told(lost)}</div>` : ""
  return `<!doctype html>
<html lang="${defaultLanguage}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Chats and bookings</title>
<style>${style}</style>
<h1>Chats and bookings</h1>
${first}
<p>Points are shares, bars their 95 % intervals (Wilson): two that overlap widely may differ by chance alone.
Views and presses are of visitors who accepted measuring; chats and bookings are of everybody. So chats can
outnumber presses, which is then no share and shown as a dash.</p>
${plots.join("\n")}
<h2>All figures</h2>
${table(tableRows(lines))}
<h2>Rows of no trip and of no chat, left out</h2>
${told(passedBy)}
<h2>How the files were read</h2>
${list(notes)}
</html>
`
}
