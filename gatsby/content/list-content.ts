import {existsSync, readdirSync, statSync} from "fs"
import path from "path"
import {contentFolders, isContent, isLeftover} from "./content-files"

const filesUnder = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder)).flatMap(name => {
    const file = `${folder}/${name}`
    if (isLeftover(file)) return []
    // Symbolic links are followed, as Gatsby does.
    const found = statSync(path.join(root, file), {throwIfNoEntry: false})
    if (!found) return []
    return found.isDirectory() ? filesUnder(root, file) : [file]
  })

/**
 * Lists the files of the content folders at any depth, sorted, without leftovers of programs.
 *
 * @returns paths from there, with slashes, of files of any kind (see `isContent`, `isStray`)
 * @throws Error if a folder cannot be read
 */
export const listContent = (root: string): string[] =>
  contentFolders
    .filter(folder => existsSync(path.join(root, folder)))
    .flatMap(folder => filesUnder(root, folder))
    .sort()

/**
 * Filter for gatsby-source-filesystem, so that a build reads exactly what the check has read. It is
 * also called for folders.
 *
 * @param file - absolute path; the project is the working folder
 */
export const isIgnored = (file: string): boolean => {
  const name = path.relative("", file).split(path.sep).join("/")
  if (!contentFolders.some(folder => name.startsWith(`${folder}/`))) return false
  return isLeftover(name) || (path.extname(name) !== "" && !isContent(name))
}
