import {type Folder, folders} from "./folders"

/** What a run tries. */
export type MutationOptions = {
  folders: readonly Folder[]
  /** Forgets what earlier runs have found. */
  isFresh: boolean
}

/**
 * Reads the words after `npm run mutation --`.
 *
 * @param words - folders, all where none is named; `--fresh` to try every mutant again
 * @throws Error naming a word that is neither
 */
export const readOptions = (words: readonly string[]): MutationOptions => {
  const named = words
    .filter(word => word !== "--fresh")
    .map(word => {
      const folder = folders.find(known => known === word.replace(/\/$/, ""))
      if (folder) return folder
      throw new Error(
        `mutation: found "${word}", expected --fresh or some of ${folders.join(", ")}`,
      )
    })
  return {folders: named.length > 0 ? named : folders, isFresh: words.includes("--fresh")}
}
