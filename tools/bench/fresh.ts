import {execFileSync} from "node:child_process"
import {mkdtemp, rm} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {defaultLanguage} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {pageDataPath} from "../../src/lib/page-data"
import {freePort} from "../listen"
import {say} from "../say"
import {editedWord, editOneWord} from "./edit-one-word"
import {table} from "./report"
import {timeUntil} from "./waited-command"

/** Text of an answer; empty if there is none, or an error. */
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
  return timeUntil(folder, ["npm", "run", "develop", "--", "--port", port], {}, async () => {
    const origin = `http://localhost:${port}`
    const texts = await Promise.all([read(`${origin}${home}`), read(origin + pageDataPath(home))])
    return texts.every(text => text.length > 0)
  })
}

/** What a newcomer waits for, and how many seconds it may take. */
const targets = {
  "`npm start` on a fresh clone, installation included": 200,
  "`npm start` again": 20,
  "`npm start` after one changed word": 12,
  "`npm run develop` after installation": 40,
  "`npm test`": 720,
}

/** Seconds of each wait; the tests only where they were asked for. */
export type FreshFigures = Partial<Record<keyof typeof targets, number>>

/**
 * Times what a newcomer waits for, on a clone in a temporary folder; what is not committed is not in it.
 *
 * @param withTests - whether `npm test` is timed too
 */
export const measureFresh = async (withTests: boolean): Promise<FreshFigures> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fresh-"))
  const figures: FreshFigures = {}
  const measure = async (wait: keyof typeof targets, seconds: Promise<number>) => {
    figures[wait] = await seconds
    say(`${wait}: ${figures[wait]?.toFixed(1)} s`)
  }
  try {
    execFileSync("git", ["clone", "--quiet", process.cwd(), folder])
    await measure(
      "`npm start` on a fresh clone, installation included",
      start(folder, home, "</html>"),
    )
    await measure("`npm start` again", start(folder, home, "</html>"))
    const edited = localizedPath(defaultLanguage, `/experiences/${await editOneWord(folder)}/`)
    await measure("`npm start` after one changed word", start(folder, edited, editedWord))
    // `npm start` has left out what only developing needs.
    execFileSync("npm", ["ci", "--ignore-scripts", "--prefer-offline"], {cwd: folder})
    await measure("`npm run develop` after installation", develop(folder))
    if (withTests) await measure("`npm test`", timeUntil(folder, ["npm", "test"], {}))
    return figures
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

/** Writes the waits as a Markdown table. */
export const freshReport = (figures: FreshFigures): string =>
  table(
    ["what", "s", "target, s"],
    (Object.keys(targets) as (keyof typeof targets)[]).flatMap(wait => {
      const seconds = figures[wait]
      return seconds === undefined ? [] : [[wait, seconds.toFixed(1), targets[wait]]]
    }),
  )
