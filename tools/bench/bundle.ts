import {readdir, readFile} from "node:fs/promises"
import path from "node:path"
import {gzipSync} from "node:zlib"
import {readBuildStats} from "../../gatsby/hosting/build-stats"
import {table} from "./report"
import {type SourceMap, sharesOf} from "./source-shares"

/** A script that the build ships: bytes after gzip, and the packages it is made of. */
export type Chunk = {name: string; zipped: number; packages: {name: string; percent: number}[]}

/** Packages below this share are not named, in percent. */
const leastShare = 2

const readChunk = async (folder: string, file: string): Promise<Chunk> => {
  const script = await readFile(path.join(folder, file), "utf8")
  const map = JSON.parse(await readFile(path.join(folder, `${file}.map`), "utf8")) as SourceMap
  const shares = sharesOf(script, map)
  const total = shares.reduce((sum, [, characters]) => sum + characters, 0)
  return {
    name: file.replace(/-[0-9a-f]{20}\.js$/, ""),
    zipped: gzipSync(script, {level: 9}).byteLength,
    packages: shares
      .map(([name, characters]) => ({name, percent: Math.round((characters / total) * 100)}))
      .filter(({percent}) => percent >= leastShare),
  }
}

/** Text that names every script of the last build; those of earlier builds may lie beside them. */
const namesOfLastBuild = async (folder: string) => {
  const runtime = readBuildStats(folder)("app").find(name => name.startsWith("/webpack-runtime"))
  if (!runtime) throw new Error("The build names no webpack-runtime: Gatsby has changed")
  const stats = await readFile(path.join(folder, "webpack.stats.json"), "utf8")
  return stats + (await readFile(path.join(folder, runtime), "utf8"))
}

/**
 * Reads what every script of a build holds, from the source maps beside them.
 *
 * @param folder - the finished build
 * @returns those of the last build, largest first
 */
export const readChunks = async (folder: string): Promise<Chunk[]> => {
  const files = await readdir(folder)
  const names = await namesOfLastBuild(folder)
  const scripts = files.filter(file => {
    const hash = /-([0-9a-f]{20})\.js$/.exec(file)?.[1]
    return hash !== undefined && names.includes(hash) && files.includes(`${file}.map`)
  })
  const chunks = await Promise.all(scripts.map(file => readChunk(folder, file)))
  return chunks.sort((a, b) => b.zipped - a.zipped)
}

/** The part of docs/performance.md on scripts. */
export const bundleReport = (chunks: readonly Chunk[]): string =>
  [
    "Shares of the minified text, from the source maps; sizes in kB after gzip.",
    table(
      ["script", "kB", "made of"],
      chunks.map(({name, zipped, packages}) => [
        `\`${name}\``,
        (zipped / 1000).toFixed(1),
        packages.map(({name: part, percent}) => `${part} ${percent} %`).join(", "),
      ]),
    ),
  ].join("\n\n")
