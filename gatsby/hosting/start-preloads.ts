import {readFile} from "fs/promises"
import path from "path"
import {readBuildStats} from "./build-stats"

type PageData = {componentChunkName: string; staticQueryHashes: string[]}

/** Gatsby's name for a page in /page-data/: its path, `index` for the root, `404.html` as it is. */
const dataName = (page: string) => page.replace(/(^|\/)index\.html$/, "") || "index"

/**
 * Reads what Gatsby will ask for once a page's scripts run, one after the other: the page's data,
 * the data of its static queries, and the scripts of its template. Asked for together with the
 * first scripts, they arrive without a round trip of their own.
 *
 * @param folder - the finished build
 * @returns gives the addresses for a page, named by its path from the folder (`en/index.html`)
 */
export const startPreloads = (folder: string): ((page: string) => Promise<string[]>) => {
  const scriptsOf = readBuildStats(folder)
  return async page => {
    const data = `/page-data/${dataName(page)}/page-data.json`
    const {componentChunkName, staticQueryHashes} = JSON.parse(
      await readFile(path.join(folder, data), "utf8"),
    ) as PageData
    return [
      data,
      "/page-data/app-data.json",
      ...staticQueryHashes.map(hash => `/page-data/sq/d/${hash}.json`),
      ...scriptsOf(componentChunkName),
    ]
  }
}
