import {readFile} from "fs/promises"
import path from "path"
import {filesIn} from "../files/files-in"

/**
 * Finds which pictures the pages of a build show.
 *
 * @param folder - the build, after its queries have run
 * @returns the keys of their orders, each the name of a folder in `static`
 */
export const namedPictures = async (folder: string): Promise<Set<string>> => {
  const keys = new Set<string>()
  for (const file of await filesIn(path.join(folder, "page-data"), /\.json$/))
    for (const [, key = ""] of (await readFile(file, "utf8")).matchAll(
      /\/static\/([0-9a-f]{12})\//g,
    ))
      keys.add(key)
  return keys
}
