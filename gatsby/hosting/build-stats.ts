import {readFileSync} from "fs"
import path from "path"

const file = "webpack.stats.json"

/**
 * Reads which scripts a build made.
 *
 * @param folder - the finished build
 * @returns gives the addresses of a chunk's scripts, in the order in which they start. `app` is
 *   Gatsby's own chunk; a page's data names that of its template.
 * @throws Error when the build does not tell: Gatsby has changed
 */
export const readBuildStats = (folder: string): ((chunk: string) => string[]) => {
  const {namedChunkGroups} = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as {
    namedChunkGroups: Record<string, {assets: {name: string}[]}>
  }
  return chunk => {
    const assets = namedChunkGroups[chunk]?.assets.filter(({name}) => name.endsWith(".js"))
    if (!assets?.length) throw new Error(`${file} has no scripts of ${chunk}`)
    return assets.map(({name}) => `/${name}`)
  }
}
