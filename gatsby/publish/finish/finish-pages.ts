import {readFile} from "fs/promises"
import path from "path"
import type {Environment} from "../../environment/environment"
import {filesIn} from "../../files/files-in"
import {recall, stateOf} from "../../files/memory"
import {shortHash} from "../../files/short-hash"
import {writeWhole} from "../../files/write-whole"
import {addPolicy} from "./page-policy"
import {parsePage, writePage} from "./page-tree"

/** What is noted of a finished page, so that neither later steps nor the next build read it. */
export type PageNote = {
  /** Fingerprint of its file. */
  state: string
  /** Hash of its text. */
  hash: string
  /** What it names beside photographs and data: addresses of scripts, styles, drawings, the font. */
  files: string[]
}

/** By the page's path from the build's folder. */
export type PageNotes = Record<string, PageNote>

type Memory = {version: string; notes: PageNotes}

/** Pages of a build, as paths from its folder, without Gatsby's internal files. */
export const findPages = async (folder: string): Promise<string[]> => {
  const files = (await filesIn(folder, /\.html$/)).map(file => path.relative(folder, file))
  return files.filter(file => !file.startsWith("_gatsby"))
}

const namedFile = /(?<=["'(=])\/(?!\/)[\w./~-]+\.(?:m?js|css|svg|woff2)(?=["')#?\s>])/g

/** Finishes one page; gives its text, and whether it was changed. */
const finish = async (file: string, environment: Environment) => {
  const html = await readFile(file, "utf8")
  const tree = parsePage(html)
  addPolicy(tree, environment)
  const text = writePage(tree)
  if (text !== html) await writeWhole(file, text)
  return {text, isChanged: text !== html}
}

/**
 * Finishes every page of a build: adds the policy for inline code. A page that is as the last build
 * left it is not read again, unless that build had other settings.
 *
 * @param memory - file of the notes between builds
 * @returns notes of every page, and how many pages were changed
 * @throws Error naming the page that cannot be finished; the next build judges it again
 */
export const finishPages = async (
  folder: string,
  environment: Environment,
  memory: string,
): Promise<{notes: PageNotes; changed: number}> => {
  const version = shortHash(JSON.stringify(environment))
  const earlier = await recall<Memory>(memory)
  const known = (earlier.version === version && earlier.notes) || {}
  const notes: PageNotes = {}
  let changed = 0
  for (const page of await findPages(folder)) {
    const file = path.join(folder, page)
    const note = known[page]
    if (note?.state === (await stateOf(file))) {
      notes[page] = note
      continue
    }
    try {
      const {text, isChanged} = await finish(file, environment)
      if (isChanged) changed += 1
      const files = [...new Set(text.match(namedFile))]
      notes[page] = {state: await stateOf(file), hash: shortHash(text), files}
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`)
    }
  }
  await writeWhole(memory, JSON.stringify({version, notes} satisfies Memory))
  return {notes, changed}
}
