import {readdir, readFile, writeFile} from "fs/promises"
import path from "path"

const gatsbyTag = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g

/**
 * Makes Gatsby's script tags wait: src/start/start-scripts.ts starts them after the largest paint
 * (docs/performance.md has what it gains). Gatsby puts its tags into finished pages, so this comes
 * after the build. A page that was done in an earlier build comes back as it is.
 *
 * @param html - a finished page
 * @throws Error when the page has no scripts at all: Gatsby has changed
 */
export const deferScripts = (html: string): string => {
  const deferred = html.replace(gatsbyTag, '<script data-src="$1"></script>')
  if (!deferred.includes("<script data-src="))
    throw new Error("A page has no script tags of Gatsby's to defer: see defer-scripts.ts")
  return deferred
}

/**
 * Defers the scripts of every page of a finished build.
 *
 * @param folder - the finished build
 * @returns how many pages were changed
 */
export const deferScriptsOfPages = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, {withFileTypes: true, recursive: true})
  const pages = entries
    .filter(entry => entry.isFile() && entry.name.endsWith(".html"))
    .map(entry => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter(file => !path.relative(folder, file).startsWith("_gatsby"))
  let count = 0
  for (const page of pages) {
    const html = await readFile(page, "utf8")
    const deferred = deferScripts(html)
    if (deferred === html) continue
    await writeFile(page, deferred)
    count += 1
  }
  return count
}
