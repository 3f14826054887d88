import {type ContentFile, commitNames, contentReader, headOf} from "./content-files"
import {saveChanges} from "./save"
import type {Changes} from "./stage"

/** What the interface of GitHub asks of a repository. */
export type Repository = {
  /** Files of the main branch, as a tree of git lists them. */
  files: () => Promise<ContentFile[]>
  /** Content of a file by the hash that names it; undefined where no file has it any more. */
  read: (sha: string) => Promise<Buffer | undefined>
  /** Name of the last commit of a branch; undefined where there is no such branch. */
  head: (branch: string) => Promise<string | undefined>
  /** @throws RefusedSave where the commit is refused */
  commit: (branch: string, expectedHead: string, changes: Changes) => Promise<void>
}

/** The one branch of a folder, and the one that others are merged into. */
export const mainBranch = "main"

/**
 * Makes a repository of the folder of a project as it lies there: its one commit is the state of its
 * content, and a further commit is a save into it.
 *
 * @param onSave - is told what a save has done, a line for each file
 */
export const folderRepository = (root: string, onSave: (lines: string[]) => void): Repository => {
  const reader = contentReader(root)
  const nameOf = commitNames()
  return {
    files: reader.list,
    read: reader.read,
    head: async branch => (branch === mainBranch ? nameOf(await reader.list()) : undefined),
    commit: async (_, expectedHead, changes) => {
      const before = await reader.list()
      const expected = nameOf(before) === expectedHead ? headOf(before) : ""
      onSave(await saveChanges(root, expected, changes))
    },
  }
}
