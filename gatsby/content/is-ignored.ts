import path from "path"
import {contentFolders, isContent, isLeftover} from "./content-files"

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
