import {existsSync, readdirSync, statSync} from "fs"
import path from "path"
import {contentFolders, isLeftover} from "./content-files"

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
