import {createHash} from "crypto"
import {readFile, stat, writeFile} from "fs/promises"
import path from "path"
import type {Environment} from "../environment/environment"
import {filesIn} from "../files/files-in"
import {deferOptions} from "./defer-options"
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

/** Finished pages of the last build, by what they were made from. */
type Memory = Record<string, string>

const recall = async (file: string): Promise<Memory> => {
  const text = await readFile(file, "utf8").catch(() => "{}")
  try {
    return JSON.parse(text) as Memory
  } catch {
    // A build that was ended while it wrote: pages are finished again, which changes none of them.
    return {}
  }
}

/** Tells a file from the same one written anew. */
const stateOf = async (file: string) => {
  const {mtimeMs, size} = await stat(file)
  return `${mtimeMs} ${size}`
}

const finisher = async (folder: string, pages: readonly string[], environment: Environment) => {
  const minifyInline = inlineMinifier()
  const trimStyles = styleTrimmer(folder, environment)
  const {fileScripts, keyOf} = await startFiler(folder, pages)
  const settings = createHash("sha256").update(JSON.stringify(environment)).digest("hex")
  const finish = async (page: string, html: string) => {
    const filed = await fileScripts(page, deferOptions(withoutNullBytes(html)))
    return securePage(await minifyInline(trimStyles(filed)), environment)
  }
  return {finish, keyOf: (page: string) => `${keyOf(page)} ${settings}`}
}

/**
 * Does to every page of a build what Gatsby leaves undone: takes out null bytes, lets its scripts
 * and the choices of its lists wait, shortens its inline styles and scripts, and at last writes the policy that allows what is
 * inline by then. A page that Gatsby did not write again comes back as it is.
 *
 * @param folder - the finished build
 * @param memory - file of what was finished last time, which is not looked at again; it is to go
 *   when this code changes, as Gatsby's cache does
 * @returns how many pages there are, and how many of them were changed
 * @throws Error naming the page that cannot be finished
 */
export const finishPages = async (
  folder: string,
  environment: Environment,
  memory: string,
): Promise<{pages: number; changed: number}> => {
  const pages = await findPages(folder)
  const {finish, keyOf} = await finisher(folder, pages, environment)
  const known = await recall(memory)
  const finished: Memory = {}
  let changed = 0
  for (const page of pages) {
    const file = path.join(folder, page)
    try {
      const key = async () => `${await stateOf(file)} ${keyOf(page)}`
      if (known[page] !== (await key())) {
        const html = await readFile(file, "utf8")
        const text = await finish(page, html)
        if (text !== html) {
          await writeFile(file, text)
          changed += 1
        }
      }
      finished[page] = await key()
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`)
    }
  }
  await writeFile(memory, JSON.stringify(finished))
  return {pages: pages.length, changed}
}
