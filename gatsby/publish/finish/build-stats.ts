import {readFileSync} from "fs"
import path from "path"

/** Webpack's statistics, written by Gatsby. */
export const statsFile = "webpack.stats.json"

/**
 * Reads which scripts a build made.
 *
 * @param folder - the build, or once it is tidied the folder of its report
 * @returns gives the addresses of a chunk's scripts, in the order in which they start. `app` is
 *   Gatsby's own chunk; a page's data names that of its template.
 * @throws Error when the build does not tell: Gatsby has changed
 */
export const readBuildStats = (folder: string): ((chunk: string) => string[]) => {
  const {namedChunkGroups} = JSON.parse(readFileSync(path.join(folder, statsFile), "utf8")) as {
    namedChunkGroups: Record<string, {assets: {name: string}[]}>
  }
  return chunk => {
    const assets = namedChunkGroups[chunk]?.assets.filter(({name}) => name.endsWith(".js"))
    if (!assets?.length) throw new Error(`${statsFile} has no scripts of ${chunk}`)
    return assets.map(({name}) => `/${name}`)
  }
}
