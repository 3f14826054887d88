import {readdirSync, readFileSync} from "fs"
import path from "path"
import {makeSmallSite} from "./small-site"

// biome-ignore lint/suspicious/noExplicitAny: data of any shape
type Json = any

const files = readdirSync("data", {recursive: true, withFileTypes: true})
  .filter(entry => entry.isFile())
  .map(entry => path.join(entry.parentPath, entry.name))
  .sort()

/** The project's data files by their path; each call gives values of its own. */
export const projectContent = (): Record<string, Json> =>
  Object.fromEntries(
    files
      .filter(file => file.endsWith(".json"))
      .map(file => [file, JSON.parse(readFileSync(file, "utf8"))]),
  )

/** Writes a copy of the project's content, with plain pictures in place of its own. */
export const copySite = () =>
  makeSmallSite(
    projectContent(),
    files.filter(file => !file.endsWith(".json")),
  )

/** A site that a test may change. */
export type Site = Awaited<ReturnType<typeof copySite>>
