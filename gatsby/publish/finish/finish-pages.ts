import {readFile} from "fs/promises"
import path from "path"
import type {Environment} from "../../environment/environment"
import {filesIn} from "../../files/files-in"
import {recall, stateOf} from "../../files/memory"
import {shortHash} from "../../files/short-hash"
import {writeWhole} from "../../files/write-whole"
import {checkConsentOrder} from "../../hooks/analytics/consent-order"
import {addPolicy} from "./page-policy"
import {parsePage, writePage} from "./page-tree"

/** Pages of a build, as paths from its folder, without Gatsby's internal files. */
export const findPages = async (folder: string): Promise<string[]> => {
  const files = (await filesIn(folder, /\.html$/)).map(file => path.relative(folder, file))
  return files.filter(file => !file.startsWith("_gatsby"))
}

/** Finished pages of the last build, by what they were made from. */
type Memory = Record<string, string>

/**
 * Finishes every page of a build: refuses pages that could measure before consent, and adds the
 * policy for inline code. Pages that Gatsby did not rewrite are restored from the memory.
 *
 * @param folder - the finished build
 * @param boot - code of the inline script, which denies consent
 * @param memory - file of what was finished last time, which is not looked at again; it is to go
 *   when this code changes, as Gatsby's cache does
 * @returns how many pages there are, and how many of them were changed
 * @throws Error naming the page that cannot be finished
 */
export const finishPages = async (
  folder: string,
  environment: Environment,
  boot: string,
  memory: string,
): Promise<{pages: number; changed: number}> => {
  const pages = await findPages(folder)
  const settings = shortHash(JSON.stringify(environment))
  const known = await recall<Memory>(memory)
  const finished: Memory = {}
  let changed = 0
  for (const page of pages) {
    const file = path.join(folder, page)
    const key = async () => `${await stateOf(file)} ${settings}`
    try {
      const found = await key()
      finished[page] = found
      if (known[page] === found) continue
      const html = await readFile(file, "utf8")
      const tree = parsePage(html)
      checkConsentOrder(tree, boot)
      addPolicy(tree, environment)
      const text = writePage(tree)
      if (text === html) continue
      await writeWhole(file, text)
      finished[page] = await key()
      changed += 1
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`)
    }
  }
  await writeWhole(memory, JSON.stringify(finished))
  return {pages: pages.length, changed}
}
