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
 * Names the state of what computes the answers to queries: the code, and the year, which they hold.
 *
 * @param directory - the project, in which Gatsby is running
 * @throws Error when the compiled code is not where Gatsby 5 keeps it
 */
export const codeVersion = async (
  directory: string,
  year: number = new Date().getFullYear(),
): Promise<string> => {
  const code = await readFile(path.join(directory, compiled), "utf8")
  return shortHash(`${code}${year}`)
}

/**
 * Lets Gatsby forget what it remembers where other code has computed it. Gatsby itself looks at the
 * text of gatsby-node.ts and not at what that imports: answers of an earlier resolver would stay.
 *
 * @param store - Gatsby's, before it decides on its cache
 * @returns whether there was something to forget
 */
export const forgetOtherCode = (store: Store, version: string): boolean => {
  const {status} = store.getState() as {status: Status}
  const known = status.plugins[site]
  // What an earlier version of this project remembers, which did not note its code, goes as well.
  if (known?.codeVersion === version) return false
  // Gatsby clears its cache when it has no hash of the packages that filled it.
  store.dispatch({type: "UPDATE_PLUGINS_HASH", payload: ""})
  return true
}

/** Notes the code, once the cache is of this run. */
export const rememberCode = (actions: Actions, version: string): void => {
  actions.setPluginStatus({codeVersion: version})
}
