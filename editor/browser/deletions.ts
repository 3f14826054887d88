import {folderSchemas} from "../../gatsby/content/schema/files"

/** A commit as GitHub's API is asked for it. */
type CommitRequest = {variables?: {input?: {fileChanges?: {deletions?: {path: string}[]}}}}

const deletedBy = (body: BodyInit | null | undefined): string[] => {
  if (typeof body !== "string" || !body.includes('"deletions"')) return []
  const {variables}: CommitRequest = JSON.parse(body)
  return (variables?.input?.fileChanges?.deletions ?? []).map(({path}) => path)
}

/**
 * Tells of each file that is deleted. Sveltia 0.221 has no event of it: a deletion shows in the
 * commit that it asks GitHub for, and in the folder of this computer.
 */
export const watchDeletions = (tell: (file: string) => void): void => {
  const {fetch} = globalThis
  globalThis.fetch = async (resource, init) => {
    const answer = await fetch(resource, init)
    const deleted = deletedBy(init?.body)
    // GitHub answers 200 where it refuses, too.
    if (deleted.length > 0 && answer.ok && !("errors" in (await answer.clone().json())))
      for (const file of deleted) tell(file)
    return answer
  }

  const {prototype} = FileSystemDirectoryHandle
  const {removeEntry} = prototype
  prototype.removeEntry = async function (name, options) {
    await removeEntry.call(this, name, options)
    // A folder knows its own name alone: that of a trip or a region.
    for (const collection of Object.keys(folderSchemas))
      tell(`data/${collection}/${this.name}/${name}`)
  }
}
