import {existsSync} from "fs"
import {rm, writeFile} from "fs/promises"
import {unfinishedFile} from "./cache-files"

/**
 * Marks that a run starts to change Gatsby's cache. Gatsby stores nodes at once and the rest at the
 * end: after a crash in between it would trust incomplete data.
 */
export const beginRun = (directory: string): Promise<void> =>
  writeFile(unfinishedFile(directory), "")

/** Marks the cache as complete; only builds reach this. */
export const endRun = (directory: string): Promise<void> =>
  rm(unfinishedFile(directory), {force: true})

/** Whether the last run did not finish. */
export const isUnfinished = (directory: string): boolean => existsSync(unfinishedFile(directory))
