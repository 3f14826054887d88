import {readFile} from "fs/promises"
import path from "path"

type PageData = {componentChunkName: string; staticQueryHashes: string[]}
type Stats = {assetsByChunkName: Record<string, string[]>}

const readJson = async <Json>(file: string): Promise<Json> =>
  JSON.parse(await readFile(file, "utf8")) as Json

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
export const startPreloads = async (
  folder: string,
): Promise<(page: string) => Promise<string[]>> => {
  const {assetsByChunkName} = await readJson<Stats>(path.join(folder, "webpack.stats.json"))
  return async page => {
    const data = `/page-data/${dataName(page)}/page-data.json`
    const {componentChunkName, staticQueryHashes} = await readJson<PageData>(
      path.join(folder, data),
    )
    const scripts = assetsByChunkName[componentChunkName]?.filter(name => name.endsWith(".js"))
    if (!scripts) throw new Error(`webpack.stats.json has no scripts of ${componentChunkName}`)
    return [
      data,
      "/page-data/app-data.json",
      ...staticQueryHashes.map(hash => `/page-data/sq/d/${hash}.json`),
      ...scripts.map(name => `/${name}`),
    ]
  }
}
