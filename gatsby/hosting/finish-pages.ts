import {readFile, writeFile} from "fs/promises"
import path from "path"
import type {Environment} from "../environment/environment"
import {filesIn} from "../files/files-in"
import {inlineMinifier} from "./minify-inline"
import {withoutNullBytes} from "./null-bytes"
import {securePage} from "./page-policy"
import {styleTrimmer} from "./page-styles"
import {startFiler} from "./start-file"

/** Pages of a build, as paths from its folder; pieces that Gatsby keeps for itself are none. */
export const findPages = async (folder: string): Promise<string[]> => {
  const files = (await filesIn(folder, /\.html$/)).map(file => path.relative(folder, file))
  return files.filter(file => !file.startsWith("_gatsby"))
}

/**
 * Does to every page of a build what Gatsby leaves undone: takes out null bytes, lets its scripts
 * wait, shortens its inline styles and scripts, and at last writes the policy that allows what is inline by
 * then. A page that Gatsby did not write again comes back as it is.
 *
 * @param folder - the finished build
 * @returns how many pages there are, and how many of them were changed
 * @throws Error naming the page that cannot be finished
 */
export const finishPages = async (
  folder: string,
  environment: Environment,
): Promise<{pages: number; changed: number}> => {
  const minifyInline = inlineMinifier()
  const trimStyles = styleTrimmer(folder, environment)
  const pages = await findPages(folder)
  const fileScripts = await startFiler(folder, pages)
  let changed = 0
  for (const page of pages) {
    const file = path.join(folder, page)
    const html = await readFile(file, "utf8")
    try {
      const filed = await fileScripts(page, withoutNullBytes(html))
      const finished = securePage(await minifyInline(trimStyles(filed)), environment)
      if (finished === html) continue
      await writeFile(file, finished)
      changed += 1
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`)
    }
  }
  return {pages: pages.length, changed}
}
