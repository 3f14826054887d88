import {readdir, readFile} from "node:fs/promises"
import path from "node:path"
import {gzipSync} from "node:zlib"
import {table} from "./report"
import {type SourceMap, sharesOf} from "./source-shares"

/** A script that the build ships: bytes after gzip, and the packages it is made of. */
export type Chunk = {name: string; zipped: number; packages: {name: string; percent: number}[]}

/** Packages below this share are not named, in percent. */
const leastShare = 2

const readChunk = async (folder: string, mapFile: string): Promise<Chunk> => {
  const file = path.basename(mapFile, ".map")
  const script = await readFile(path.join(folder, file), "utf8")
  const map = JSON.parse(await readFile(mapFile, "utf8")) as SourceMap
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

/**
 * Reads what every script of a build holds, from its source maps.
 *
 * @param folder - the finished build
 * @param report - where it has left the maps
 * @returns largest first
 */
export const readChunks = async (folder: string, report: string): Promise<Chunk[]> => {
  const maps = (await readdir(report)).filter(name => /-[0-9a-f]{20}\.js\.map$/.test(name))
  const chunks = await Promise.all(maps.map(map => readChunk(folder, path.join(report, map))))
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
