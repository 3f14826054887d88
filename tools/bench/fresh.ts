/**
 * Times what a newcomer waits for, on a clone in a temporary folder: `npm run bench:fresh`, with
 * `-- --tests` also for the tests. What is not committed is not in the clone.
 */
import {execFileSync} from "node:child_process"
import {mkdtemp, rm} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {defaultLanguage} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {freePort} from "../free-port"
import {say} from "../say"
import {publish} from "./document"
import {editedWord, editOneWord} from "./edit-one-word"
import {type FreshFigures, freshReport, type Wait} from "./fresh-report"
import {timeUntil} from "./waited-command"

/** Processes that may wait for a processor before a run tells nothing (`os.loadavg`, one minute). */
const mostLoad = 1.5

/** Text of an answer; empty where there is none, or an error. */
const read = async (url: string): Promise<string> => {
  const response = await fetch(url).catch(() => undefined)
  return response?.ok ? response.text().catch(() => "") : ""
}

const home = localizedPath(defaultLanguage, "/")

/** `npm start`, until a page has a word. */
const start = async (folder: string, page: string, word: string) => {
  const port = await freePort()
  return timeUntil(folder, ["npm", "start"], {PORT: String(port)}, async () =>
    (await read(`http://localhost:${port}${page}`)).includes(word),
  )
}

/** The frame of a page that is developed is the same for all: its data tells that it is there. */
const develop = async (folder: string) => {
  const port = String(await freePort())
  const data = `page-data${home}page-data.json`
  return timeUntil(folder, ["npm", "run", "develop", "--", "--port", port], {}, async () => {
    const origin = `http://localhost:${port}`
    const texts = await Promise.all([read(`${origin}${home}`), read(`${origin}/${data}`)])
    return texts.every(text => text.length > 0)
  })
}

const measureAll = async (folder: string, withTests: boolean): Promise<FreshFigures> => {
  const figures: FreshFigures = {}
  const measure = async (wait: Wait, seconds: Promise<number>) => {
    figures[wait] = await seconds
    say(`${wait}: ${figures[wait].toFixed(1)} s`)
  }
  await measure("first", start(folder, home, "</html>"))
  await measure("again", start(folder, home, "</html>"))
  const slug = await editOneWord(folder)
  const edited = localizedPath(defaultLanguage, `/experiences/${slug}/`)
  await measure("word", start(folder, edited, editedWord))
  await measure("develop", develop(folder))
  if (withTests) await measure("tests", timeUntil(folder, ["npm", "test"], {}))
  return figures
}

const main = async () => {
  const words = process.argv.slice(2)
  const unknown = words.find(word => word !== "--tests")
  if (unknown) throw new Error(`bench:fresh: found "${unknown}", expected --tests or nothing`)
  const [load = 0] = os.loadavg()
  const folder = await mkdtemp(path.join(os.tmpdir(), "fresh-"))
  try {
    execFileSync("git", ["clone", "--quiet", process.cwd(), folder])
    const figures = await measureAll(folder, words.includes("--tests"))
    say(`\n${freshReport(figures)}`)
    if (load < mostLoad) return await publish("fresh", freshReport(figures), figures)
    say(`\nThe load was ${load.toFixed(1)} at the start: docs/ is left as it is.`)
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

void main()
