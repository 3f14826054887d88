import {existsSync} from "fs"
import {readFile} from "fs/promises"
import type {Actions, Store} from "gatsby"
import path from "path"
import {shortHash} from "../files/short-hash"

type Status = {plugins: Record<string, {codeVersion?: string} | undefined>}

/** What Gatsby calls the site itself among its plugins. */
const site = "default-site-plugin"

/** Gatsby compiles gatsby-node.ts with all that it imports: every hook and every resolver. */
const compiled = ".cache/compiled/gatsby-node.js"

/**
 * Names the state of what computes the answers to queries: the code, and the year and the paths that
 * stand in them.
 *
 * @param directory - the project, in which Gatsby is running
 * @throws Error when the compiled code is not where Gatsby 5 keeps it
 */
export const codeVersion = async (
  directory: string,
  year: number = new Date().getFullYear(),
): Promise<string> => {
  const code = await readFile(path.join(directory, compiled), "utf8")
  return shortHash(`${code}${year}${directory}`)
}

/** Says whether the pages are there that a cache remembers to have written. */
export const hasPages = (directory: string): boolean =>
  existsSync(path.join(directory, "public/index.html"))

/**
 * Makes Gatsby drop its cache when other code computed it, or the pages are gone that it tells of.
 * Gatsby itself compares the text of gatsby-node.ts but not its imports, so answers of an earlier
 * resolver would stay; and it writes no page again that it remembers, so a site whose folder was
 * removed would stay empty.
 *
 * @param store - Gatsby's, before it decides on its cache
 * @param isWhole - whether the pages of the last build are there
 * @returns whether there was something to forget
 */
export const forgetOtherCode = (store: Store, version: string, isWhole: boolean): boolean => {
  const {status} = store.getState() as {status: Status}
  const known = status.plugins[site]
  // A cache without a noted code version is of an earlier version of this project and goes as well.
  if (isWhole && known?.codeVersion === version) return false
  // Gatsby clears its cache when it has no hash of the packages that filled it.
  store.dispatch({type: "UPDATE_PLUGINS_HASH", payload: ""})
  return true
}

/** Notes the code, once the cache is of this run. */
export const rememberCode = (actions: Actions, version: string): void => {
  actions.setPluginStatus({codeVersion: version})
}
