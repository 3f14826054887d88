import {readFile} from "fs/promises"
import path from "path"
import type {Environment} from "../../environment/environment"
import {filesIn} from "../../files/files-in"
import {writeWhole} from "../../files/write-whole"
import {checkConsentOrder} from "../../hooks/analytics/consent-order"
import {addPolicy} from "./page-policy"
import {parsePage, writePage} from "./page-tree"

/** Pages of a build, as paths from its folder, without Gatsby's internal files. */
export const findPages = async (folder: string): Promise<string[]> => {
  const files = (await filesIn(folder, /\.html$/)).map(file => path.relative(folder, file))
  return files.filter(file => !file.startsWith("_gatsby"))
}

/**
 * Finishes every page of a build: refuses pages that could measure before consent, and adds the
 * policy for inline code. A page that Gatsby did not write anew is finished already, and stays as it is.
 *
 * @param boot - code of the inline script, which denies consent
 * @returns how many pages there are, and how many of them were changed
 * @throws Error naming the page that cannot be finished
 */
export const finishPages = async (
  folder: string,
  environment: Environment,
  boot: string,
): Promise<{pages: number; changed: number}> => {
  const pages = await findPages(folder)
  let changed = 0
  for (const page of pages) {
    const file = path.join(folder, page)
    try {
      const html = await readFile(file, "utf8")
      const tree = parsePage(html)
      checkConsentOrder(tree, boot)
      addPolicy(tree, environment)
      const text = writePage(tree)
      if (text === html) continue
      await writeWhole(file, text)
      changed += 1
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`)
    }
  }
  return {pages: pages.length, changed}
}
