import {readdir, readFile, writeFile} from "fs/promises"
import path from "path"
import type {Environment} from "../environment/environment"
import {securePage} from "./page-policy"

/** Pages of a build, as paths from its folder; pieces that Gatsby keeps for itself are none. */
export const findPages = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, {withFileTypes: true, recursive: true})
  return entries
    .filter(entry => entry.isFile() && entry.name.endsWith(".html"))
    .map(entry => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter(file => !file.startsWith("_gatsby"))
    .sort()
}

/**
 * Writes its policy into every page of a build. It comes after every other change of the pages:
 * whatever is inline then is what the policy allows.
 *
 * @param folder - the finished build
 * @returns how many pages there are
 * @throws Error naming the page that cannot be secured
 */
export const securePages = async (folder: string, environment: Environment): Promise<number> => {
  const pages = await findPages(folder)
  for (const page of pages) {
    const file = path.join(folder, page)
    const html = await readFile(file, "utf8")
    try {
      const secured = securePage(html, environment)
      if (secured !== html) await writeFile(file, secured)
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`)
    }
  }
  return pages.length
}
