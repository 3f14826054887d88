import {readdir} from "fs/promises"
import path from "path"

/**
 * Lists the files of a folder at any depth, sorted.
 *
 * @param name - which names of files count
 * @returns paths that start with `folder`
 * @throws Error when the folder cannot be read
 */
export const filesIn = async (folder: string, name: RegExp): Promise<string[]> => {
  const entries = await readdir(folder, {withFileTypes: true, recursive: true})
  return entries
    .filter(entry => entry.isFile() && name.test(entry.name))
    .map(entry => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}
