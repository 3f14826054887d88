import {mkdir, rm, symlink, writeFile} from "fs/promises"
import path from "path"
import {type Fault, newFaults} from "../../gatsby/content/fault"
import {listContent} from "../../gatsby/content/list-content"
import {loadContent} from "../../gatsby/content/load-content"

/** Changes of a save: new bytes by path, and removed paths. */
export type Changes = {
  additions: ReadonlyMap<string, Buffer>
  deletions: readonly string[]
}

/** A fixed place, so that known pictures stay valid. */
const stageOf = (root: string) => path.join(root, ".cache", "editor", "stage")

/**
 * Unchanged files are links, folders never: Gatsby follows links when it clears its cache and would
 * delete their content.
 */
const layOut = async (root: string, {additions, deletions}: Changes) => {
  const stage = stageOf(root)
  await rm(stage, {recursive: true, force: true})
  await mkdir(stage, {recursive: true})
  const kept = listContent(root).filter(file => !additions.has(file) && !deletions.includes(file))
  const place = async (file: string, put: (at: string) => Promise<void>) => {
    const at = path.join(stage, file)
    await mkdir(path.dirname(at), {recursive: true})
    await put(at)
  }
  await Promise.all([
    ...kept.map(file => place(file, at => symlink(path.join(root, file), at))),
    ...[...additions].map(([file, content]) => place(file, at => writeFile(at, content))),
  ])
  return stage
}

/**
 * Checks the content as it would be after a save.
 *
 * @param root - the project's folder; nothing in its content is touched
 * @returns the faults that the save would bring; what was faulty before is not its fault
 */
export const faultsOfSave = async (root: string, changes: Changes): Promise<Fault[]> => {
  const after = await loadContent(await layOut(root, changes), root)
  if (after.faults.length === 0) return []
  return newFaults(after.faults, (await loadContent(root)).faults)
}
