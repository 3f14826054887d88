/**
 * Joins the list of chats with an export of Google Analytics:
 * `npm run analytics:chats -- chats.csv export.csv [--by trip,month] [--out folder]`.
 */
import {mkdirSync, readFileSync, writeFileSync} from "node:fs"
import path from "node:path"
import process from "node:process"
import {parseArgs} from "node:util"
import {join, type Part, parts} from "./join"
import {reportPage} from "./page"
import {readChats} from "./read-chats"
import {readEvents} from "./read-events"
import {csvTable, textTable} from "./table"
import {readTrips} from "./trips"

const usage = `usage: npm run analytics:chats -- chats.csv export.csv [--by ${parts.join(",")}] [--out folder]`

const say = (text: string) => process.stdout.write(`${text}\n`)

const readParts = (text: string | undefined): Part[] => {
  const wanted = text?.split(",") ?? [...parts]
  const unknown = wanted.filter(part => !parts.some(known => known === part))
  if (unknown.length > 0)
    throw new Error(`--by: found ${unknown.join(", ")}, expected some of ${parts.join(", ")}`)
  return parts.filter(part => wanted.includes(part))
}

const main = () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {by: {type: "string"}, out: {type: "string"}},
  })
  const [chatFile, eventFile] = positionals
  if (!chatFile || !eventFile || positionals.length > 2) throw new Error(usage)
  const by = readParts(values.by)
  const trips = readTrips(process.cwd())
  const chats = readChats(chatFile, readFileSync(chatFile, "utf8"), trips.codes)
  const events = readEvents(eventFile, readFileSync(eventFile, "utf8"), trips)
  const bad = [...chats.bad, ...events.bad]
  const sum = (own: readonly Part[]) => join(events.entries, chats.entries, own)
  const lines = sum(by)
  say(textTable(lines))
  say(`Lines that were left out: ${bad.length}`)
  for (const {file, line, reason} of bad) say(`  ${file}, line ${line}: ${reason}`)
  const folder = values.out ?? "."
  mkdirSync(folder, {recursive: true})
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    say(path.join(folder, name))
  }
  // With a mark of its encoding, without which a spreadsheet may take it for another.
  write("chats-report.csv", `\ufeff${csvTable(lines)}`)
  const summed = Object.fromEntries(parts.map(part => [part, sum([part])]))
  write("chats-report.html", reportPage({lines, summed, bad, titleOf: trips.titleOf}))
}

try {
  main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
