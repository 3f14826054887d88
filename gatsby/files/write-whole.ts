import {mkdir, rename, rm, writeFile} from "fs/promises"
import path from "path"

/** Extension of unfinished files; tidying a build removes them. */
export const unfinishedEnding = ".tmp"

let writes = 0

/**
 * Writes a file atomically: writes aside, then renames. Readers, and later builds after a crash,
 * find it whole or not at all. Several processes may write one file at once; the last wins. Missing
 * folders are made.
 *
 * @throws the system's error, such as ENOSPC; nothing unfinished is left then
 */
export const writeWhole = async (file: string, content: string | Buffer): Promise<void> => {
  writes += 1
  const unfinished = `${file}.${process.pid}-${writes}${unfinishedEnding}`
  await mkdir(path.dirname(file), {recursive: true})
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, {force: true})
    throw error
  }
}
