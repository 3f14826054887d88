import {defaultLanguage} from "../../src/i18n/languages"
import type {Line, Part} from "./join"
import {escapeHtml, type Named, plotShares} from "./plot"
import type {BadRow} from "./read-table"
import {tableRows} from "./table"

type Rate = "pressRate" | "chatRate" | "bookingRate"

/** What the page shows: all lines, the same added up, and what was left out. */
export type Report = {
  lines: readonly Line[]
  summed: Partial<Record<Part, readonly Line[]>>
  bad: readonly BadRow[]
  titleOf: (code: string) => string
}

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#23201a;background:#fffdf8;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;font-size:.875rem}th,td{padding:.25rem .75rem;border-bottom:1px solid #d8d2c4;text-align:right;white-space:nowrap}
.scroll{overflow-x:auto}svg{max-width:100%;height:auto}`

const rates: Record<Rate, string> = {
  pressRate: "Presses that open a chat, of views",
  bookingRate: "Bookings, of chats",
  chatRate: "Chats, of presses",
}

const plotted: readonly Rate[] = ["pressRate", "bookingRate"]

const table = (rows: readonly string[][]) => {
  const [heading = [], ...body] = rows
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map(cell => `<${tag}>${escapeHtml(cell)}</${tag}>`).join("")}</tr>`
  return `<div class="scroll"><table><thead>${row(heading, "th")}</thead><tbody>${body
    .map(cells => row(cells, "td"))
    .join("")}</tbody></table></div>`
}

/**
 * Writes the report as one HTML file that opens from disk: it asks for nothing and runs no script.
 */
export const reportPage = ({lines, summed, bad, titleOf}: Report): string => {
  const nameOf = (part: Part, value = "") =>
    part === "trip" ? titleOf(value) : value || "no campaign"
  const plots = (Object.entries(summed) as [Part, readonly Line[]][]).flatMap(([part, all]) =>
    plotted.map(rate => {
      const title = `${rates[rate]}, by ${part}`
      const shares = all.flatMap((line): Named[] => {
        const share = line[rate]
        return share ? [{name: nameOf(part, line[part]), share}] : []
      })
      const plot = shares.length > 0 ? plotShares(title, shares) : "<p>No figures.</p>"
      return `<h2>${title}</h2>${plot}`
    }),
  )
  const left =
    bad.length === 0
      ? "<p>None.</p>"
      : `<ul>${bad
          .map(
            ({file, line, reason}) =>
              `<li>${escapeHtml(file)}, line ${line}: ${escapeHtml(reason)}</li>`,
          )
          .join("")}</ul>`
  return `<!doctype html>
<html lang="${defaultLanguage}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Chats and bookings</title>
<style>${style}</style>
<h1>Chats and bookings</h1>
<p>Points are shares, bars their 95 % intervals (Wilson): two that overlap widely may differ by chance alone.
Views and presses are of visitors who accepted measuring; chats and bookings are of everybody. So chats can
outnumber presses, which is then no share and shown as a dash.</p>
${plots.join("\n")}
<h2>All figures</h2>
${table(tableRows(lines))}
<h2>Lines that were left out</h2>
${left}
</html>
`
}
