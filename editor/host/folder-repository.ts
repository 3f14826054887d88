import {randomBytes} from "crypto"
import {type ContentFile, contentReader} from "./content-files"
import {RefusedSave, saveChanges} from "./save"
import type {Changes} from "./stage"
import {hostWords} from "./words"

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
  let state = ""
  let name = ""
  /** A state that recurs gets a new name: browsers would show what they keep by the old one. */
  const head = async () => {
    const now = JSON.stringify((await reader.list()).map(({path, sha}) => [path, sha]))
    if (now !== state) name = randomBytes(20).toString("hex")
    state = now
    return name
  }
  return {
    files: reader.list,
    read: reader.read,
    head: async branch => (branch === mainBranch ? head() : undefined),
    commit: async (_, expectedHead, changes) => {
      if ((await head()) !== expectedHead)
        throw new RefusedSave(language => hostWords(language).changedMeanwhile)
      onSave(await saveChanges(root, changes))
    },
  }
}
