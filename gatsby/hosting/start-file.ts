import {readFile, writeFile} from "fs/promises"
import path from "path"
import type {SiteScripts} from "../../src/early/start-scripts"
import {shortHash} from "../files/short-hash"
import {readBuildStats} from "./build-stats"
import {minifyScript} from "./minify-inline"

type PageData = {path: string; componentChunkName: string; staticQueryHashes: string[]}

/** Gatsby's tags and inline scripts of a page. */
const loaderScript = /<script\s+id="gatsby-script-loader"\s*>[\s\S]*?<\/script>/
const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/
const compilationHash = /<script>window\.___webpackCompilationHash="[^"]*";<\/script>/
const scriptTags = /<script src="\/[^"]+\.js" async(?:="")?><\/script>/g

/** Where the site's own late scripts stand in a page that Gatsby wrote, and in one that is done. */
const ownScript = /<script data-file="start">([\s\S]+?)<\/script>/
const doneScript = /<script data-late="([^"]+)"[^>]*><\/script>/

const readJson = async <Value>(folder: string, file: string): Promise<Value> =>
  JSON.parse(await readFile(path.join(folder, file), "utf8")) as Value

/** Gatsby's name for a page in /page-data/: its path, `index` for the root, `404.html` as it is. */
const dataName = (page: string) => page.replace(/(^|\/)index\.html$/, "") || "index"

/**
 * What Gatsby's scripts find on the window when they start, and where ours find theirs: one line.
 *
 * Gatsby tells scripts of one release from those of another by a hash of webpack's, which comes out
 * different when nothing has changed but webpack's own cache. Here it is a hash of the scripts'
 * addresses, which are named by their content: pages stay as they are, and a visitor in the middle
 * of a visit is not made to load a page anew.
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
 * Makes a function that takes all scripts out of a page that need not run before it is painted:
 * Gatsby's tags, Gatsby's inline scripts, and the site's own, which `data-file="start"` marks. They
 * are one file for all pages, `/start-….js`, and the page keeps its address, to be asked for after
 * the first paint (src/early/late-scripts.ts), and what is the page's own: its path, and which of
 * the site's templates it is. What Gatsby asks for once its scripts run, one after the other, is
 * known in that file beforehand: data, static queries, and the scripts of the template.
 *
 * A page that was done in an earlier build is done again, with the site's own scripts from the file
 * that it names: Gatsby puts new tags into pages without writing them anew.
 *
 * @param folder - the finished build; the file is written there
 * @param pages - all pages, as paths from the folder
 * @returns the function, and `keyOf`, which tells of a page what else than its HTML comes into it
 * @throws Error when a page has no scripts at all, or the build does not tell: Gatsby has changed
 */
export const startFiler = async (folder: string, pages: readonly string[]) => {
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
  const start = await firstLine(folder, site)

  const written = new Map<string, Promise<string>>()
  const write = async (code: string) => {
    const text = start + code
    const address = `/start-${shortHash(text)}.js`
    await writeFile(path.join(folder, address), text)
    return address
  }
  const addressFor = async (html: string) => {
    const [, own] = ownScript.exec(html) ?? []
    const [, earlier] = doneScript.exec(html) ?? []
    if (!own && !earlier) throw new Error("found no scripts to start: see start-file.ts")
    const key = own ?? `${earlier}`
    const code = async () =>
      own
        ? minifyScript(own)
        : (await readFile(path.join(folder, key), "utf8")).replace(/^.*\n/, "")
    const address = written.get(key) ?? code().then(write)
    written.set(key, address)
    return address
  }
  const placeOf = (page: string) => {
    const own = data.get(page)
    if (!own) throw new Error(`${page} is none of the pages that were named`)
    return {own, later: lists.indexOf(laterOf(own).join(" "))}
  }
  const fileScripts = async (page: string, html: string): Promise<string> => {
    const {own, later} = placeOf(page)
    const address = await addressFor(html)
    const tag = `<script data-late="${address}" data-page="${own.path}" data-later="${later}"></script>`
    return [loaderScript, chunkMapping, compilationHash, scriptTags]
      .reduce((rest, script) => rest.replace(script, ""), html)
      .replace(ownScript, tag)
      .replace(doneScript, tag)
  }
  const forAll = shortHash(start)
  return {fileScripts, keyOf: (page: string) => `${forAll} ${placeOf(page).later}`}
}
