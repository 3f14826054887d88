import {randomBytes} from "crypto"
import {blobSha} from "../host/content-files"
import {mainBranch, type Repository} from "../host/folder-repository"
import {author} from "../host/github"
import type {ReviewedRepository} from "../host/handler"
import {reviewedSchema} from "./pull-request-schema"

/** A branch beside the main one: what it changes, a removed file as undefined. */
type Branch = {
  oid: string
  /** Hashes of the main branch's files when it began. */
  base: ReadonlyMap<string, string>
  changed: Map<string, Buffer | undefined>
}

export type PullRequest = {
  number: number
  id: string
  title: string
  headRefName: string
  state: "OPEN" | "CLOSED" | "MERGED"
  isDraft: boolean
  labels: string[]
  /** Whether it comes from somebody's copy of the repository. */
  isCrossRepository?: boolean
}

type Body = {title: string; head: string; draft: boolean; labels: string[]; state: string}

const newOid = () => randomBytes(20).toString("hex")

const at = "2026-01-31T12:00:00Z"

/**
 * Gives a repository what GitHub has for review: branches in memory, and pull requests into the main one.
 *
 * @param main - the repository that they are merged into
 */
export const withReview = (main: Repository) => {
  const branches = new Map<string, Branch>()
  const pulls: PullRequest[] = []

  const hashes = async () =>
    new Map((await main.files()).map(({path, sha}): [string, string] => [path, sha]))

  const changesOf = async (name: string) => {
    const before = await hashes()
    return [...(branches.get(name)?.changed ?? [])].map(([path, content]) => ({
      path,
      changeType: !content ? "DELETED" : before.has(path) ? "MODIFIED" : "ADDED",
    }))
  }

  const describe = (pull: PullRequest) => ({
    isCrossRepository: false,
    ...pull,
    url: `https://github.test/pull/${pull.number}`,
    createdAt: at,
    updatedAt: at,
    headRefOid: branches.get(pull.headRefName)?.oid,
    author,
    labels: {nodes: pull.labels.map(name => ({name}))},
    files: async () => ({nodes: await changesOf(pull.headRefName)}),
  })

  const open = ({title, head, draft}: Body) => {
    const number = pulls.length + 1
    const id = `PR${number}`
    pulls.push({number, id, title, headRefName: head, state: "OPEN", isDraft: draft, labels: []})
    const {oid: sha} = branches.get(head) ?? {}
    const times = {created_at: at, updated_at: at}
    return {number, node_id: id, title, html_url: "", head: {sha}, ...times}
  }

  /** @throws Error with GitHub's status where both branches have changed the same file */
  const merge = async (pull: PullRequest) => {
    const {base, changed} = branches.get(pull.headRefName) ?? {base: new Map(), changed: new Map()}
    const now = await hashes()
    if ([...changed.keys()].some(path => now.get(path) !== base.get(path)))
      throw Object.assign(new Error("Pull Request is not mergeable"), {status: 405})
    const additions = [...changed].flatMap(([path, content]): [string, Buffer][] =>
      content ? [[path, content]] : [],
    )
    const deletions = [...changed].flatMap(([path, content]) => (content ? [] : [path]))
    const head = (await main.head(mainBranch)) ?? ""
    await main.commit(mainBranch, head, {additions: new Map(additions), deletions})
    pull.state = "MERGED"
    return {merged: true, sha: await main.head(mainBranch)}
  }

  const setDraft =
    (isDraft: boolean) =>
    ({input}: {input: {pullRequestId: string}}) => {
      const pull = pulls.find(({id}) => id === input.pullRequestId)
      if (pull) pull.isDraft = isDraft
      return {pullRequest: pull && describe(pull)}
    }

  const readAt = async (branch: string, path: string) => branches.get(branch)?.changed.get(path)

  const repository: ReviewedRepository = {
    files: main.files,
    read: async sha => {
      const drafted = [...branches.values()].flatMap(({changed}) => [...changed.values()])
      return (await main.read(sha)) ?? drafted.find(content => content && blobSha(content) === sha)
    },
    head: async branch => branches.get(branch)?.oid ?? (await main.head(branch)),
    commit: async (name, expectedHead, changes) => {
      const branch = branches.get(name)
      if (!branch) return main.commit(name, expectedHead, changes)
      if (branch.oid !== expectedHead) throw new Error(`Expected ${name} at ${expectedHead}`)
      for (const [path, content] of changes.additions) branch.changed.set(path, content)
      for (const path of changes.deletions) branch.changed.set(path, undefined)
      branch.oid = newOid()
    },
    drafts: {
      schema: reviewedSchema,
      readAt,
      pullRequests: ({headRefName}) => {
        const found = pulls.filter(
          pull => pull.state === "OPEN" && (!headRefName || pull.headRefName === headRefName),
        )
        return {totalCount: found.length, nodes: found.map(describe)}
      },
      node: ({id}) => {
        const pull = pulls.find(each => each.id === id)
        return pull && describe(pull)
      },
      mutations: {
        createRef: async ({input}: {input: {name: string; oid: string}}) => {
          const name = input.name.replace("refs/heads/", "")
          if (branches.has(name)) throw new Error(`A ref named "${input.name}" already exists`)
          branches.set(name, {oid: input.oid, base: await hashes(), changed: new Map()})
          return {ref: {name}}
        },
        convertPullRequestToDraft: setDraft(true),
        markPullRequestReadyForReview: setDraft(false),
      },
    },
    rest: async (method, path, body) => {
      const told = body as Body
      if (method === "POST" && path.endsWith("/pulls")) return open(told)
      const [, number] = /\/(?:issues|pulls)\/(\d+)/.exec(path) ?? []
      const pull = pulls.find(each => each.number === Number(number))
      if (pull && path.includes("/issues/")) {
        if (method === "POST") pull.labels.push(...told.labels)
        if (method === "PATCH") pull.labels = told.labels
        return {labels: pull.labels.map(name => ({name}))}
      }
      if (pull && method === "PUT") return merge(pull)
      if (pull && method === "PATCH" && told.state === "closed") pull.state = "CLOSED"
      const [, ref] = /\/git\/refs\/heads\/(.+)$/.exec(decodeURIComponent(path)) ?? []
      if (ref !== undefined && method === "DELETE") {
        branches.delete(ref)
        // GitHub closes what has lost its branch.
        for (const left of pulls)
          if (left.headRefName === ref && !left.isCrossRepository && left.state === "OPEN")
            left.state = "CLOSED"
      }
      return pull || ref !== undefined ? {} : undefined
    },
  }

  return {...repository, pulls, branches}
}
