import {existsSync, readdirSync} from "fs"
import path from "path"
import {contentFolders, isContent, isLeftover} from "./content-files"

const slashes = (file: string) => file.split(path.sep).join("/")

/** Lists the files of the content folders at any depth, sorted, by their path from the project. */
export const listContent = (root: string): string[] =>
  contentFolders
    .filter(folder => existsSync(path.join(root, folder)))
    .flatMap(folder =>
      readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
        .filter(entry => entry.isFile())
        .map(({parentPath, name}) => slashes(path.relative(root, path.join(parentPath, name)))),
    )
    .filter(file => !isLeftover(file))
    .sort()

/**
 * Filter for gatsby-source-filesystem, so that a build reads exactly what the check has read. It is
 * also called for folders.
 *
 * @param file - absolute path; the project is the working folder
 */
export const isIgnored = (file: string): boolean => {
  const name = slashes(path.relative("", file))
  if (!contentFolders.some(folder => name.startsWith(`${folder}/`))) return false
  return isLeftover(name) || (path.extname(name) !== "" && !isContent(name))
}
