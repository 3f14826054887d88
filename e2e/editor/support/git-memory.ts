import {createHash, randomBytes} from "node:crypto"
import {blobSha} from "../../../editor/host/content-files"

type Tree = ReadonlyMap<string, Buffer>
type Branch = {tree: Tree; oid: string}

export type PullRequest = {
  number: number
  id: string
  title: string
  branch: string
  state: "open" | "closed" | "merged"
  isDraft: boolean
  labels: string[]
  /** The main branch when it was opened. */
  base: Tree
}

const newOid = () => createHash("sha1").update(randomBytes(16)).digest("hex")

/** A repository in memory: branches with their files, and pull requests into its main branch. */
export const gitMemory = (files: Tree, main = "main") => {
  const branches = new Map<string, Branch>([[main, {tree: files, oid: newOid()}]])
  const pulls: PullRequest[] = []

  const branch = (name: string): Branch => {
    const found = branches.get(name)
    if (!found) throw new Error(`There is no branch ${name}`)
    return found
  }

  const commit = (name: string, additions: Tree, deletions: readonly string[] = []): string => {
    const {tree} = branch(name)
    const kept = [...tree].filter(([path]) => !deletions.includes(path))
    const oid = newOid()
    branches.set(name, {tree: new Map([...kept, ...additions]), oid})
    return oid
  }

  /** Files that a branch has otherwise than the main one. */
  const changesOf = (name: string) => {
    const [own, base] = [branch(name).tree, branch(main).tree]
    const changed = [...own].filter(([path, content]) => !base.get(path)?.equals(content))
    return [
      ...changed.map(([path]) => ({
        path,
        changeType: base.has(path) ? "MODIFIED" : "ADDED",
      })),
      ...[...base.keys()]
        .filter(path => !own.has(path))
        .map(path => ({path, changeType: "DELETED"})),
    ]
  }

  return {
    main,
    branches,
    pulls,
    branch,
    commit,
    changesOf,
    /** @returns the new commit; undefined where both branches have changed the same file */
    merge: (pull: PullRequest): string | undefined => {
      const changes = changesOf(pull.branch)
      const isMoved = (path: string) => branch(main).tree.get(path) !== pull.base.get(path)
      if (changes.some(({path}) => isMoved(path))) return undefined
      const {tree} = branch(pull.branch)
      const gone = changes.filter(({changeType}) => changeType === "DELETED")
      const additions = changes
        .filter(({changeType}) => changeType !== "DELETED")
        .map(({path}): [string, Buffer] => [path, tree.get(path) ?? Buffer.of()])
      pull.state = "merged"
      return commit(
        main,
        new Map(additions),
        gone.map(({path}) => path),
      )
    },
    list: (tree: Tree) =>
      [...tree].map(([path, content]) => ({
        type: "blob",
        path,
        sha: blobSha(content),
        size: content.length,
      })),
    read: (sha: string) =>
      [...branches.values()]
        .flatMap(({tree}) => [...tree.values()])
        .find(content => blobSha(content) === sha),
  }
}

export type GitMemory = ReturnType<typeof gitMemory>
