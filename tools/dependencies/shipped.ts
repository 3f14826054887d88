import {existsSync, readdirSync, readFileSync} from "node:fs"
import path from "node:path"

/**
 * Names the packages whose code a finished build sends to browsers, out of its source maps.
 *
 * @param folder - where the build has left them, `reportFolder`
 */
export const shippedPackages = (folder: string): string[] => {
  const maps = existsSync(folder)
    ? readdirSync(folder).filter(name => name.endsWith(".js.map"))
    : []
  if (maps.length === 0) throw new Error(`${folder} has no source maps: run npm run build first`)
  const sources = maps.flatMap(
    name =>
      (JSON.parse(readFileSync(path.join(folder, name), "utf8")) as {sources: string[]}).sources,
  )
  const names = sources.flatMap(
    source => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
  )
  return [...new Set(names)].sort()
}
