import {readdir, readFile} from "fs/promises"
import path from "path"
import {type Release, releaseFile, workerFile} from "../../../src/features/saved/offline/release"
import {languages} from "../../../src/i18n/languages"
import {localizedPath} from "../../../src/i18n/paths"
import {pageDataPath} from "../../../src/lib/page-data"
import {bundleScript} from "../../files/bundle-script"
import {shortHash} from "../../files/short-hash"
import {writeWhole} from "../../files/write-whole"
import type {PageNote, PageNotes} from "../finish/finish-pages"

/** Pages of the planner, without a language. */
const plannerRoutes = ["/saved/", "/compare/"]
const tripRoute = "/experiences/:slug/"

const inLanguages = (routes: readonly string[]) =>
  routes.flatMap(route => languages.map(language => localizedPath(language, route)))

const read = (folder: string, file: string) => readFile(path.join(folder, file), "utf8")

/** Excludes code of other screens and of the gate. */
const isNeeded = (name: string, text: string) =>
  name.startsWith("component---")
    ? /^component---src-templates-(experience|saved|compare)-/.test(name)
    : !text.includes("cognito")

const codeIn = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder)).filter(name => /[-.][0-9a-f]{20}\.(js|css)$/.test(name))
  const texts = await Promise.all(names.map(name => read(folder, name)))
  return names.filter((name, index) => isNeeded(name, texts[index] ?? "")).map(name => `/${name}`)
}

const noteOf = (notes: PageNotes, page: string): PageNote => {
  const note = notes[path.join(page, "index.html").slice(1)]
  if (!note) throw new Error(`The build has no page ${page}, which devices keep`)
  return note
}

/**
 * Lists what a device keeps of a release, and hashes it.
 *
 * @param notes - of all pages of the build
 * @throws Error if a page is missing, or names a file that the build does not have
 */
export const describeRelease = async (
  folder: string,
  slugs: readonly string[],
  notes: PageNotes,
): Promise<Release> => {
  const pages = inLanguages(plannerRoutes)
  const trips = inLanguages([tripRoute])
  const all = [...pages, ...trips.flatMap(trip => slugs.map(slug => trip.replace(":slug", slug)))]
  const kept = all.map(page => noteOf(notes, page))
  const datas = await Promise.all(all.map(page => read(folder, pageDataPath(page))))
  const {webpackCompilationHash: scripts} = JSON.parse(
    await read(folder, "/page-data/app-data.json"),
  ) as {webpackCompilationHash: string}
  const queries = datas.flatMap(
    data => (JSON.parse(data) as {staticQueryHashes: string[]}).staticQueryHashes,
  )
  const files = [
    ...kept.flatMap(({files: named}) => named),
    ...(await codeIn(folder)),
    "/page-data/app-data.json",
    ...queries.map(hash => `/page-data/sq/d/${hash}.json`),
  ]
  const own = [...new Set(files)].sort()
  // A drawing may change under the same name.
  const texts = await Promise.all(own.map(file => read(folder, file)))
  const id = shortHash([...kept.map(({hash}) => hash), ...datas, ...own, ...texts].join("\n"))
  return {id, scripts, files: own, pages, trips}
}

/** Writes the service worker and its release list. */
export const writeOfflineFiles = async (
  root: string,
  folder: string,
  slugs: readonly string[],
  notes: PageNotes,
): Promise<void> => {
  // For browsers that run the site's own scripts.
  const options = {minify: true, format: "iife", target: "es2020"} as const
  const worker = await bundleScript(root, "src/features/saved/offline/worker.ts", options)
  await writeWhole(path.join(folder, workerFile), worker)
  const release = await describeRelease(folder, slugs, notes)
  await writeWhole(path.join(folder, releaseFile), `${JSON.stringify(release)}\n`)
}
