import {rename, rm, writeFile} from "fs/promises"

/** Ending of a file that is not written to its end; the tidying of a build removes what has it. */
export const unfinishedEnding = ".tmp"

let writes = 0

/**
 * Writes a file aside and renames it: whoever reads it meanwhile, and whoever comes after a build that
 * was ended, finds it whole or not at all. Several processes may write one file at once; the last stays.
 *
 * @throws the system's error, such as ENOSPC; nothing unfinished is left then
 */
export const writeWhole = async (file: string, content: string | Buffer): Promise<void> => {
  writes += 1
  const unfinished = `${file}.${process.pid}-${writes}${unfinishedEnding}`
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, {force: true})
    throw error
  }
}
