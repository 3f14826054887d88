import {readdir, readFile} from "node:fs/promises"
import path from "node:path"
import {gzipSync} from "node:zlib"
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

/**
 * Reads what every script of a build holds, from the source maps beside them.
 *
 * @param folder - the finished build
 * @returns largest first; scripts without a source map are not the bundler's
 */
export const readChunks = async (folder: string): Promise<Chunk[]> => {
  const files = await readdir(folder)
  const scripts = files.filter(file => file.endsWith(".js") && files.includes(`${file}.map`))
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
