import {readdir, readFile} from "fs/promises"
import path from "path"
import {type Release, releaseFile, workerFile} from "../../../src/features/saved/offline/release"
import {languages} from "../../../src/i18n/languages"
import {localizedPath} from "../../../src/i18n/paths"
import {pageDataPath} from "../../../src/lib/page-data"
import {bundleScript} from "../../files/bundle-script"
import {outputFile} from "../../files/output-file"
import {shortHash} from "../../files/short-hash"

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

/** What a page names beside photographs and data: scripts, styles, drawings, the font. */
const namedFile = /(?<=["'(=])\/(?!\/)[\w./~-]+\.(?:m?js|css|svg|woff2)(?=["')#?\s>])/g

/**
 * Lists what a device keeps of a release, and hashes it.
 *
 * @throws Error if a page is missing, or names a file that the build does not have
 */
export const describeRelease = async (
  folder: string,
  slugs: readonly string[],
): Promise<Release> => {
  const pages = inLanguages(plannerRoutes)
  const trips = inLanguages([tripRoute])
  const all = [...pages, ...trips.flatMap(trip => slugs.map(slug => trip.replace(":slug", slug)))]
  const kept = await Promise.all(all.map(page => read(folder, `${page}index.html`)))
  const datas = await Promise.all(all.map(page => read(folder, pageDataPath(page))))
  const {webpackCompilationHash: scripts} = JSON.parse(
    await read(folder, "/page-data/app-data.json"),
  ) as {webpackCompilationHash: string}
  const queries = datas.flatMap(
    data => (JSON.parse(data) as {staticQueryHashes: string[]}).staticQueryHashes,
  )
  const files = [
    ...kept.flatMap(html => html.match(namedFile) ?? []),
    ...(await codeIn(folder)),
    "/page-data/app-data.json",
    ...queries.map(hash => `/page-data/sq/d/${hash}.json`),
  ]
  const own = [...new Set(files)].sort()
  // A drawing may change under the same name.
  const texts = await Promise.all(own.map(file => read(folder, file)))
  const id = shortHash([...kept, ...datas, ...own, ...texts].join("\n"))
  return {id, scripts, files: own, pages, trips}
}

/** Writes the service worker and its release list. */
export const writeOfflineFiles = async (
  root: string,
  folder: string,
  slugs: readonly string[],
): Promise<void> => {
  // For browsers that run the site's own scripts.
  const options = {minify: true, format: "iife", target: "es2020"} as const
  const worker = await bundleScript(root, "src/features/saved/offline/worker.ts", options)
  await outputFile(path.join(folder, workerFile), worker)
  const release = await describeRelease(folder, slugs)
  await outputFile(path.join(folder, releaseFile), `${JSON.stringify(release)}\n`)
}
