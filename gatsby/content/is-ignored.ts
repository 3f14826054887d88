import path from "path"
import {contentFolders, isContent, isLeftover} from "./content-files"

/**
 * Says what gatsby-source-filesystem leaves out, so that a build reads what the check has read, and nothing
 * else. It is asked of folders too, which have no ending.
 *
 * @param file - absolute path; the project is the working folder
 */
export const isIgnored = (file: string): boolean => {
  const name = path.relative("", file).split(path.sep).join("/")
  if (!contentFolders.some(folder => name.startsWith(`${folder}/`))) return false
  return isLeftover(name) || (path.extname(name) !== "" && !isContent(name))
}
