import {existsSync} from "fs"
import {rm, writeFile} from "fs/promises"
import {unfinishedFile} from "./cache-files"

/**
 * Notes that a run begins to change Gatsby's cache. Gatsby stores nodes at once and all else at the end:
 * after a run that fails or is killed between the two, it takes files for read whose content it has not.
 */
export const beginRun = (directory: string): Promise<void> =>
  writeFile(unfinishedFile(directory), "")

/** Notes that the cache is whole; only a build comes to its end. */
export const endRun = (directory: string): Promise<void> =>
  rm(unfinishedFile(directory), {force: true})

/** Whether the last run has not come to its end. */
export const isUnfinished = (directory: string): boolean => existsSync(unfinishedFile(directory))
