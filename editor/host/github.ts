import {type ExecutionResult, execute, type GraphQLSchema, parse} from "graphql"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {blobSha} from "./content-files"
import {mainBranch, type Repository} from "./folder-repository"
import {githubSchema} from "./github-schema"
import {RefusedSave} from "./save"

/** A question of the editor's, in GitHub's GraphQL. */
type Question = {query: string; variables?: Record<string, unknown>}

type CommitInput = {
  branch: {branchName: string}
  expectedHeadOid: string
  fileChanges: {
    additions?: {path: string; contents: string}[]
    deletions?: {path: string}[]
  }
}

/** Placeholder author: a local folder has no accounts. */
export const localUser = {name: "This computer", login: "local", email: "local@localhost"}

const user = {...localUser, avatarUrl: "", databaseId: 1}

/** How the interface names whoever has written something. */
export const author = {...user, user}

const blobOf = (content: Buffer | undefined) =>
  content && {
    oid: blobSha(content),
    byteSize: content.length,
    isBinary: content.includes(0),
    isTruncated: false,
    text: content.toString("utf8"),
  }

/** What a repository with drafts answers beside (`editor/testing/pull-requests.ts`). */
export type Drafts = {
  schema: GraphQLSchema
  readAt: (branch: string, path: string) => Promise<Buffer | undefined>
  pullRequests: (args: {headRefName?: string}) => unknown
  node: (args: {id: string}) => unknown
  mutations: object
}

/** Commits and files of a repository, in the shapes of the schema. */
const commitsOf = (repository: Repository) => {
  const commitOf = (oid: string, committedDate = new Date().toISOString()) => ({
    oid,
    message: "",
    author,
    committedDate,
    file: async ({path}: {path: string}) => {
      const found = (await repository.files()).find(file => file.path === path)
      return found && {oid: found.sha}
    },
    history: async ({path}: {path?: string}): Promise<object> => {
      const changed = path && (await repository.files()).find(file => file.path === path)?.changed
      return {nodes: [commitOf(oid, changed || committedDate)]}
    },
  })
  const ref = async ({qualifiedName: name}: {qualifiedName: string}) => {
    const oid = await repository.head(name)
    return oid && {name, target: commitOf(oid)}
  }
  return {commitOf, ref}
}

/**
 * Makes what answers the editor's questions for a repository, as GitHub does.
 *
 * @param drafts - where the repository has branches beside its main one
 */
export const githubAnswers = (repository: Repository, drafts?: Drafts) => {
  const {commitOf, ref} = commitsOf(repository)
  const object = async ({oid, expression}: {oid?: string; expression?: string}) => {
    const [branch = "", path = ""] = expression?.split(/:(.*)/s) ?? []
    return blobOf(await (oid ? repository.read(oid) : drafts?.readAt(branch, path)))
  }
  const rootValue = {
    repository: {
      id: "R1",
      defaultBranchRef: {name: mainBranch},
      ref,
      object,
      pullRequests: drafts?.pullRequests,
    },
    node: drafts?.node,
    ...drafts?.mutations,
    createCommitOnBranch: async (
      {input}: {input: CommitInput},
      {language}: {language: StaffLanguage},
    ) => {
      const {branchName} = input.branch
      const {additions = [], deletions = []} = input.fileChanges
      const changed = additions.map(
        ({path, contents}) => [path, Buffer.from(contents, "base64")] as const,
      )
      const changes = {additions: new Map(changed), deletions: deletions.map(({path}) => path)}
      try {
        await repository.commit(branchName, input.expectedHeadOid, changes)
      } catch (error) {
        throw error instanceof RefusedSave ? new Error(error.why(language)) : error
      }
      return {commit: commitOf((await repository.head(branchName)) ?? "")}
    },
  }
  /** @param language - of the reasons why a commit is refused */
  return async (
    {query, variables: variableValues}: Question,
    language: StaffLanguage,
  ): Promise<ExecutionResult> =>
    execute({
      schema: drafts?.schema ?? githubSchema,
      document: parse(query),
      rootValue,
      variableValues,
      contextValue: {language},
    })
}
