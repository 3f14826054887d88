import {existsSync} from "fs"
import {readdir, readFile} from "fs/promises"
import type {Actions, Store} from "gatsby"
import path from "path"
import {today} from "../content/today"
import {shortHash} from "../files/short-hash"

type Status = {plugins: Record<string, {codeVersion?: string} | undefined>}

/** What Gatsby calls the site itself among its plugins. */
const site = "default-site-plugin"

/** Gatsby compiles gatsby-node.ts with all that it imports: every hook and every resolver. */
const compiled = ".cache/compiled/gatsby-node.js"

/** Whether some trip's prices hold until a day. */
const pricesEnd = async (directory: string) => {
  const trips = path.join(directory, "data/experiences")
  const folders = existsSync(trips) ? await readdir(trips) : []
  const texts = folders.map(name =>
    readFile(path.join(trips, name, "experience.json"), "utf8").catch(() => ""),
  )
  return (await Promise.all(texts)).some(text => text.includes('"validUntil"'))
}

/**
 * Version of everything that computes query results: the code, the year and the paths in it, and the
 * day where prices hold until one.
 *
 * @param directory - the project, in which Gatsby is running
 * @throws Error when the compiled code is not where Gatsby 5 keeps it
 */
export const codeVersion = async (
  directory: string,
  year: number = new Date().getFullYear(),
): Promise<string> => {
  const code = await readFile(path.join(directory, compiled), "utf8")
  const day = (await pricesEnd(directory)) ? today() : ""
  return shortHash(`${code}${year}${day}${directory}`)
}

/** Whether the pages that the cache remembers exist. */
export const hasPages = (directory: string): boolean =>
  existsSync(path.join(directory, "public/index.html"))

/**
 * Makes Gatsby drop its cache if other code filled it or its pages are gone. Gatsby compares the
 * text of gatsby-node.ts but not its imports, so results of an earlier resolver would stay; and it
 * never rewrites pages that it remembers, so a deleted site would stay empty.
 *
 * @param store - Gatsby's, before it decides on its cache
 * @param isWhole - whether the pages of the last build are there
 * @returns whether there was something to forget
 */
export const dropStaleCache = (store: Store, version: string, isWhole: boolean): boolean => {
  const {status} = store.getState() as {status: Status}
  const known = status.plugins[site]
  // A cache without a version is from an earlier version of this project and is dropped as well.
  if (isWhole && known?.codeVersion === version) return false
  // Gatsby clears its cache when it has no hash of the packages that filled it.
  store.dispatch({type: "UPDATE_PLUGINS_HASH", payload: ""})
  return true
}

/** Stores the version once the cache belongs to this run. */
export const storeCodeVersion = (actions: Actions, version: string): void => {
  actions.setPluginStatus({codeVersion: version})
}
