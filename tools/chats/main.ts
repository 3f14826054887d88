/** Joins a list of chats with an export of Google Analytics: docs/analytics.md. */
import {readFileSync, writeFileSync} from "node:fs"
import process from "node:process"
import {parseArgs} from "node:util"
import {readEntries, readJson} from "../read-data"
import {type Catalogue, joinTable, type Part, parts, readChats, readEvents} from "./report"

const usage = `usage: npm run chats -- chats.csv export.csv [--by ${parts.join(",")}]`
const report = "chats-report.csv"

const main = () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {by: {type: "string", default: parts.join(",")}},
  })
  const [chatFile, eventFile] = positionals
  const by = values.by.split(",").filter((part): part is Part => parts.includes(part as Part))
  if (!chatFile || !eventFile || by.length === 0) throw new Error(usage)
  const catalogue: Catalogue = {
    trips: readEntries("experiences", "experience"),
    channels: readJson<{channels: Catalogue["channels"]}>("data/site.json").channels,
  }
  const chats = readChats(chatFile, readFileSync(chatFile), catalogue)
  const events = readEvents(eventFile, readFileSync(eventFile), catalogue)
  const unread = [...chats.unread, ...events.unread]
  if (unread.length > 0) console.log(["Not read, and missing below:", ...unread, ""].join("\n"))
  const table = joinTable(chats.entries, events.entries, by)
  const widths = table[0]?.map((_, index) => Math.max(...table.map(row => row[index]?.length ?? 0)))
  for (const row of table)
    console.log(
      row
        .map((cell, index) => cell.padEnd(widths?.[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
  // Semicolons: a spreadsheet in Spanish parts cells by them.
  writeFileSync(report, `${table.map(row => row.join(";")).join("\r\n")}\r\n`)
  console.log(`\n${report}`)
}

try {
  main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
