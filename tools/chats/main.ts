/**
 * Joins the list of chats with an export of Google Analytics:
 * `npm run analytics:chats -- chats.csv export.csv [--by trip,month] [--out folder]`.
 */
import {mkdirSync, readFileSync, writeFileSync} from "node:fs"
import path from "node:path"
import process from "node:process"
import {parseArgs} from "node:util"
import {say} from "../say"
import {join, lostOf, type Part, parts} from "./join"
import {lostTitle, reportPage, tellRow} from "./page"
import {readChats} from "./read-chats"
import {readEvents} from "./read-events"
import {csvTable, textTable} from "./table"
import {readTrips} from "./trips"

const usage = `usage: npm run analytics:chats -- chats.csv export.csv [--by ${parts.join(",")}] [--out folder]`

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
  const chats = readChats(chatFile, readFileSync(chatFile), trips.codes)
  const events = readEvents(eventFile, readFileSync(eventFile), trips)
  const leftOut = [...chats.leftOut, ...events.leftOut]
  const notes = [...chats.notes, ...events.notes]
  const lost = {chats: lostOf(chats.leftOut), events: lostOf(events.leftOut)}
  const sum = (own: readonly Part[]) => join(events.entries, chats.entries, lost, own)
  const lines = sum(by)
  const told = (title: string, rows: readonly string[]) =>
    rows.length > 0 && say([`${title}:`, ...rows.map(row => `  ${row}`), ""].join("\n"))
  const allLost = lostOf(leftOut)
  told(lostTitle(allLost), allLost.map(tellRow))
  say(textTable(lines))
  told("Left out, as no figure lacks them", leftOut.filter(row => !row.known).map(tellRow))
  told("How the files were read", notes)
  const folder = values.out ?? "."
  mkdirSync(folder, {recursive: true})
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    say(path.join(folder, name))
  }
  write("chats-report.csv", csvTable(lines))
  const summed = Object.fromEntries(parts.map(part => [part, sum([part])]))
  write("chats-report.html", reportPage({lines, summed, leftOut, notes, titleOf: trips.titleOf}))
}

try {
  main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
