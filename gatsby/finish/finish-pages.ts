import {readFile, writeFile} from "fs/promises"
import path from "path"
import {checkConsentOrder} from "../analytics/consent-order"
import type {EarlyCode} from "../early/early-code"
import type {Environment} from "../environment/environment"
import {filesIn} from "../files/files-in"
import {recall, stateOf} from "../files/memory"
import {shortHash} from "../files/short-hash"
import {deferOptions} from "./defer-options"
import {addPolicy} from "./page-policy"
import {styleTrimmer} from "./page-styles"
import {type PageTree, parsePage, writePage} from "./page-tree"
import {startFiler} from "./start-file"

/** Pages of a build, as paths from its folder; pieces that Gatsby keeps for itself are none. */
export const findPages = async (folder: string): Promise<string[]> => {
  const files = (await filesIn(folder, /\.html$/)).map(file => path.relative(folder, file))
  return files.filter(file => !file.startsWith("_gatsby"))
}

/** Finished pages of the last build, by what they were made from. */
type Memory = Record<string, string>

/** What is done to each page, in this order. A step changes the tree, and throws where it cannot. */
const stepsOf = async (
  folder: string,
  pages: readonly string[],
  environment: Environment,
  early: EarlyCode,
) => {
  const trimStyles = styleTrimmer(folder, environment)
  const {fileScripts, keyOf} = await startFiler(folder, pages, early.start)
  const steps: ((tree: PageTree, page: string) => void)[] = [
    tree => checkConsentOrder(tree, early.consent),
    deferOptions,
    (tree, page) => fileScripts(page, tree),
    trimStyles,
    // Last: it names what is inline by then.
    tree => addPolicy(tree, environment),
  ]
  const settings = shortHash(JSON.stringify(environment))
  return {steps, keyOf: (page: string) => `${keyOf(page)} ${settings}`}
}

/**
 * Does to every page of a build what Gatsby leaves undone: refuses one that could measure before
 * consent, lets its scripts and the choices of its filter wait, shortens its inline styles, and writes
 * the policy that allows what is inline by then. A page is parsed once and written once; one that
 * Gatsby did not write again comes back as it is.
 *
 * @param folder - the finished build
 * @param early - code that runs before the site's own scripts
 * @param memory - file of what was finished last time, which is not looked at again; it is to go
 *   when this code changes, as Gatsby's cache does
 * @returns how many pages there are, and how many of them were changed
 * @throws Error naming the page that cannot be finished
 */
export const finishPages = async (
  folder: string,
  environment: Environment,
  early: EarlyCode,
  memory: string,
): Promise<{pages: number; changed: number}> => {
  const pages = await findPages(folder)
  const {steps, keyOf} = await stepsOf(folder, pages, environment, early)
  const known = await recall<Memory>(memory)
  const finished: Memory = {}
  let changed = 0
  for (const page of pages) {
    const file = path.join(folder, page)
    const key = async () => `${await stateOf(file)} ${keyOf(page)}`
    try {
      const found = await key()
      finished[page] = found
      if (known[page] === found) continue
      const html = await readFile(file, "utf8")
      const tree = parsePage(html)
      for (const step of steps) step(tree, page)
      const text = writePage(tree)
      if (text === html) continue
      await writeFile(file, text)
      finished[page] = await key()
      changed += 1
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`)
    }
  }
  await writeFile(memory, JSON.stringify(finished))
  return {pages: pages.length, changed}
}
