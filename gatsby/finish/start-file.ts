import {readFile, writeFile} from "fs/promises"
import path from "path"
import type {SiteScripts} from "../../src/early/start-scripts"
import {shortHash} from "../files/short-hash"
import {readBuildStats} from "./build-stats"
import {type Element, findTags, type PageTree, rawText, removeElement} from "./page-tree"

type PageData = {path: string; componentChunkName: string; staticQueryHashes: string[]}

/** Gatsby's tags and inline scripts of a page. */
const isGatsbys = (script: Element) => {
  const {id = "", src, async} = script.attribs
  if (src) return async !== undefined && /^\/[^/].*\.js$/.test(src)
  const isInline = ["gatsby-script-loader", "gatsby-chunk-mapping"].includes(id)
  return isInline || rawText(script).startsWith("window.___webpackCompilationHash=")
}

const readJson = async <Value>(folder: string, file: string): Promise<Value> =>
  JSON.parse(await readFile(path.join(folder, file), "utf8")) as Value

/** Gatsby's name for a page in /page-data/: its path, `index` for the root, `404.html` as it is. */
const dataName = (page: string) => page.replace(/(^|\/)index\.html$/, "") || "index"

/**
 * What Gatsby's scripts find on the window when they start, and where ours find theirs: one line.
 *
 * Gatsby tells releases apart by a hash of webpack's, which also changes with webpack's own cache.
 * Here it is a hash of the scripts' addresses, which are named by their content. So pages stay as
 * they are, and a visitor in the middle of a visit need not load a page anew.
 */
const firstLine = async (folder: string, site: SiteScripts) => {
  const chunks = JSON.stringify(await readJson(folder, "chunk-map.json"))
  const version = shortHash(chunks + site.scripts.join(" "))
  const appData = JSON.stringify({webpackCompilationHash: version})
  await writeFile(path.join(folder, "page-data/app-data.json"), `${appData}\n`)
  return [
    `window.___webpackCompilationHash=${JSON.stringify(version)}`,
    `window.___chunkMapping=${JSON.stringify(chunks)}`,
    'window.pagePath=document.querySelector("[data-page]").dataset.page',
    `window.siteScripts=${JSON.stringify(site)};\n`,
  ].join(";")
}

/**
 * Makes a step that takes all scripts out of a page that need not run before it is painted: Gatsby's
 * tags and Gatsby's inline scripts. With the site's own late code they are one file for all pages,
 * `/start-….js`, and the page gets its address, to be asked for after the first paint
 * (src/early/late-scripts.ts), and what is the page's own: its path, and which of the site's templates
 * it is. What Gatsby asks for once its scripts run, one after the other, is known in that file
 * beforehand: data, static queries, and the scripts of the template.
 *
 * A page that was done in an earlier build is done again: Gatsby puts new tags into pages without
 * writing them anew.
 *
 * @param folder - the finished build; the file is written there
 * @param pages - all pages, as paths from the folder
 * @param code - the site's own late code
 * @returns the step, and `keyOf`, which tells of a page what else than its HTML comes into it
 * @throws Error when a page has no place for the address, or the build does not tell: Gatsby has
 *   changed
 */
export const startFiler = async (folder: string, pages: readonly string[], code: string) => {
  const scriptsOf = readBuildStats(folder)
  const data = new Map<string, PageData>()
  for (const page of pages)
    data.set(page, await readJson<PageData>(folder, `page-data/${dataName(page)}/page-data.json`))
  const laterOf = ({componentChunkName, staticQueryHashes}: PageData) => [
    "/page-data/app-data.json",
    ...staticQueryHashes.map(hash => `/page-data/sq/d/${hash}.json`),
    ...scriptsOf(componentChunkName),
  ]
  const lists = [...new Set([...data.values()].map(page => laterOf(page).join(" ")))].sort()
  const site = {scripts: scriptsOf("app"), later: lists.map(list => list.split(" "))}
  const text = (await firstLine(folder, site)) + code
  const address = `/start-${shortHash(text)}.js`
  await writeFile(path.join(folder, address), text)

  const placeOf = (page: string) => {
    const own = data.get(page)
    if (!own) throw new Error(`${page} is none of the pages that were named`)
    return {path: own.path, later: String(lists.indexOf(laterOf(own).join(" ")))}
  }
  const fileScripts = (page: string, tree: PageTree): void => {
    const scripts = findTags(tree, "script")
    scripts.filter(isGatsbys).forEach(removeElement)
    const start = scripts.find(({attribs}) => "data-late" in attribs)
    if (!start) throw new Error("found no place for the address of its scripts: see start-file.ts")
    const place = placeOf(page)
    start.attribs = {"data-late": address, "data-page": place.path, "data-later": place.later}
  }
  return {fileScripts, keyOf: (page: string) => `${address} ${placeOf(page).later}`}
}
