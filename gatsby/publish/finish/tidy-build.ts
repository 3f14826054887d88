import {copyFile, mkdir, readFile, rm} from "fs/promises"
import path from "path"
import {pageDataPath} from "../../../src/lib/page-data"
import {filesIn} from "../../files/files-in"
import {unfinishedEnding} from "../../files/write-whole"
import {readBuildStats, statsFile} from "./build-stats"
import type {PageNotes} from "./finish-pages"

/** Files of the current build, of the kinds that Gatsby never removes. */
export type OwnFiles = {
  /** Hashes in the names of its scripts, style sheets and icons. */
  hashes: ReadonlySet<string>
  /** Folders of its pictures and search indexes in /static/. */
  folders: ReadonlySet<string>
  /** Its files in /page-data/, as paths from the folder. */
  data: ReadonlySet<string>
}

/** A root file named by its content, with a script's licence file. */
const hashed = /^[^/]*[-.]([0-9a-f]{8,20})\.(?:js|css|svg)(?:\.LICENSE\.txt)?$/
const pageData = /^page-data\/(?:.+\/)?(?:page-data|sq\/d\/\d+)\.json$/
/** An encoded picture, or a search index; older pictures are one folder deeper. */
const named = /^static\/([0-9a-f]{12}|[0-9a-f]{32})\//
const copy = /\.(?:gz|br)$/

/**
 * Finds leftovers of earlier builds: scripts, style sheets, icons, pictures and data of pages that
 * are gone, unfinished files, and their compressed copies.
 *
 * @param files - every file of the folder, as paths from it
 * @returns those to be removed
 */
export const findLeftovers = (files: readonly string[], own: OwnFiles): string[] => {
  const isOwn = (file: string) => {
    const [, hash] = hashed.exec(file) ?? []
    if (hash !== undefined) return own.hashes.has(hash)
    const [, key] = named.exec(file) ?? []
    if (key !== undefined) return own.folders.has(key) && !file.endsWith(unfinishedEnding)
    return pageData.test(file) ? own.data.has(file) : !file.endsWith(unfinishedEnding)
  }
  const kept = new Set(files.filter(file => !copy.test(file) && isOwn(file)))
  return files.filter(file => !kept.has(file.replace(copy, "")))
}

const hashesIn = (text: string): string[] => text.match(/[0-9a-f]{8,}/g) ?? []

/** Hashes referenced by pages, webpack's statistics and runtime. */
const ownHashes = async (folder: string, notes: PageNotes) => {
  const texts = [...readBuildStats(folder)("app"), statsFile].map(file =>
    readFile(path.join(folder, file), "utf8"),
  )
  const named = new Set(Object.values(notes).flatMap(({files}) => files))
  return new Set([...(await Promise.all(texts)), ...named].flatMap(hashesIn))
}

const dataOf = async (folder: string, page: string) => {
  const own = pageDataPath(page.replace(/index\.html$/, "")).slice(1)
  const {staticQueryHashes} = JSON.parse(await readFile(path.join(folder, own), "utf8")) as {
    staticQueryHashes: string[]
  }
  return [own, ...staticQueryHashes.map(hash => `page-data/sq/d/${hash}.json`)]
}

/**
 * Removes everything that the current build does not serve; a release would keep it for ever.
 * Webpack's statistics move to the report, where tests read them. The Partytown library, which no page
 * uses, is removed.
 *
 * @param folder - the build, with finished pages
 * @param notes - of all pages
 * @param folders - names of the folders of its pictures and search indexes in `static`
 * @param report - folder of what tells about the build
 * @returns how many leftovers were removed
 */
export const tidyBuild = async (
  folder: string,
  notes: PageNotes,
  folders: ReadonlySet<string>,
  report: string,
): Promise<number> => {
  const data = await Promise.all(Object.keys(notes).map(page => dataOf(folder, page)))
  const own = {
    hashes: await ownHashes(folder, notes),
    folders,
    data: new Set(data.flat()),
  }
  await rm(path.join(folder, "~partytown"), {recursive: true, force: true})
  const files = (await filesIn(folder, /./)).map(file => path.relative(folder, file))
  const leftovers = findLeftovers(files, own)
  await Promise.all(leftovers.map(file => rm(path.join(folder, file))))
  await mkdir(report, {recursive: true})
  await copyFile(path.join(folder, statsFile), path.join(report, statsFile))
  await rm(path.join(folder, statsFile))
  return leftovers.length
}
