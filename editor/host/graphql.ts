import {type ContentFile, commitNames, contentReader, headOf} from "./content-files"
import {RefusedSave, saveChanges} from "./save"

/** A question of the editor's, in GitHub's GraphQL. */
export type Question = {query: string; variables?: Record<string, unknown>}

type CommitInput = {
  expectedHeadOid: string
  fileChanges: {
    additions?: {path: string; contents: string}[]
    deletions?: {path: string}[]
  }
}

/** Who saves, as far as a folder of one's own knows. */
export const localUser = {name: "This computer", login: "local", email: "local@localhost"}

const author = {...localUser, avatarUrl: "", user: {id: 1, login: localUser.login}}

/** What a query asks for under names of its own: `content_3: object(oid: "…")`. */
const aliased = (query: string, field: RegExp): [alias: string, argument: string][] =>
  [...query.matchAll(new RegExp(`(\\w+_\\d+):\\s+${field.source}`, "g"))].map(
    ([, alias = "", argument = ""]) => [alias, argument],
  )

/** A string as GraphQL writes it, without its quotes. */
const text = String.raw`((?:[^"\\]|\\.)*)`

const commitOf = (oid: string, committedDate = new Date().toISOString()) => ({
  target: {history: {nodes: [{oid, message: "", author, committedDate}]}},
})

const textOf = (content: Buffer | undefined) =>
  content && {text: content.toString("utf8"), isTruncated: false}

/**
 * Answers for a repository that is the folder of a project as it lies there: its one commit is the
 * state of its content, and a further commit is a save into it.
 *
 * Only what the editor asks is answered, and it is found by its own shape, not by GraphQL's grammar.
 *
 * @param root - the project's folder
 * @param onSave - is told what a save has done, a line for each file
 */
export const folderRepository = (root: string, onSave: (lines: string[]) => void) => {
  const reader = contentReader(root)
  const nameOf = commitNames()

  const commit = async (query: string, {expectedHeadOid, fileChanges}: CommitInput) => {
    const additions = new Map(
      (fileChanges.additions ?? []).map(({path, contents}) => [
        path,
        Buffer.from(contents, "base64"),
      ]),
    )
    const deletions = (fileChanges.deletions ?? []).map(({path}) => path)
    const before = await reader.list()
    const expected = nameOf(before) === expectedHeadOid ? headOf(before) : ""
    onSave(await saveChanges(root, expected, {additions, deletions}))
    const files = await reader.list()
    const asked = aliased(query, new RegExp(String.raw`file\(path: "${text}"\)`))
    const shas = asked.map(([alias, path]) => {
      const oid = files.find(file => file.path === path)?.sha
      return [alias, oid ? {oid} : null]
    })
    return {
      createCommitOnBranch: {
        commit: {
          oid: nameOf(files),
          committedDate: new Date().toISOString(),
          ...Object.fromEntries(shas),
        },
      },
    }
  }

  const look = async (query: string) => {
    const files = await reader.list()
    const head = nameOf(files)
    const dateOf = (path: string) => files.find(file => file.path === path)?.changed
    const contents = aliased(query, new RegExp(String.raw`object\(oid: "${text}"\)`))
    const histories = aliased(
      query,
      new RegExp(String.raw`ref\(qualifiedName: \$branch\) \{[^}]*?path: "${text}"`),
    )
    const read = contents.map(async ([alias, sha]) => [alias, textOf(await reader.read(sha))])
    return {
      repository: {
        ref: commitOf(head),
        defaultBranchRef: {name: "main"},
        ...Object.fromEntries(await Promise.all(read)),
        ...Object.fromEntries(
          histories.map(([alias, path]) => [alias, commitOf(head, dateOf(path))]),
        ),
      },
    }
  }

  return {
    /** Every file, as a tree of git lists it. */
    tree: async (): Promise<ContentFile[]> => reader.list(),
    read: reader.read,
    /** @throws RefusedSave where a commit is refused */
    answer: ({query, variables = {}}: Question): Promise<object> =>
      query.includes("createCommitOnBranch")
        ? commit(query, variables.input as CommitInput)
        : look(query),
  }
}

export {RefusedSave}
