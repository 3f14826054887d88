import type {GitMemory, PullRequest} from "./git-memory"

type Input = {name: string; oid: string; pullRequestId: string}
type Body = {
  title: string
  head: string
  draft: boolean
  labels: string[]
  state: string
  sha: string
}

const at = "2026-01-31T12:00:00Z"

const author = {login: "ana", avatarUrl: "", name: "Ana", email: "ana@house.example", databaseId: 1}

/** The part of GitHub's interface that is about pull requests and their branches. */
export const githubPulls = (git: GitMemory) => {
  const describe = (pull: PullRequest) => ({
    ...pull,
    url: `https://github.test/pull/${pull.number}`,
    isCrossRepository: false,
    createdAt: at,
    updatedAt: at,
    headRefName: pull.branch,
    headRefOid: git.branch(pull.branch).oid,
    author,
    labels: {nodes: pull.labels.map(name => ({name}))},
    files: {nodes: git.changesOf(pull.branch)},
  })

  const open = ({title, head, draft}: Body) => {
    const number = git.pulls.length + 1
    const pull: PullRequest = {
      number,
      id: `PR${number}`,
      title,
      branch: head,
      state: "open",
      isDraft: draft,
      labels: [],
      base: git.branch(git.main).tree,
    }
    git.pulls.push(pull)
    return {
      number,
      node_id: pull.id,
      title,
      html_url: `https://github.test/pull/${number}`,
      head: {sha: git.branch(head).oid},
      created_at: at,
      updated_at: at,
    }
  }

  const ofIssue = (method: string, pull: PullRequest, body: Body) => {
    if (method === "POST") pull.labels.push(...body.labels)
    if (method === "PATCH") pull.labels = body.labels
    return {labels: pull.labels.map(name => ({name}))}
  }

  const ofPull = (method: string, pull: PullRequest, body: Body) => {
    if (method === "PUT") {
      const sha = git.merge(pull)
      return sha ? {merged: true, sha} : undefined
    }
    if (method === "PATCH" && body.state === "closed") pull.state = "closed"
    return {}
  }

  const ofRef = (method: string, name: string, {sha}: Body) => {
    const base = [...git.branches.values()].find(({oid}) => oid === sha)
    if (method === "DELETE") git.branches.delete(name)
    else if (base) git.branches.set(name, base)
    return {}
  }

  return {
    /** What a query of the repository wants to know of pull requests. */
    listed: (query: string, branch: string) => {
      const pulls = git.pulls.filter(({state}) => state === "open")
      if (/pullRequests\(headRefName/.test(query))
        return {pullRequests: {totalCount: pulls.filter(pull => pull.branch === branch).length}}
      return query.includes("pullRequests(") ? {pullRequests: {nodes: pulls.map(describe)}} : {}
    },
    mutate: (query: string, input: Input) => {
      if (query.includes("createRef(")) {
        const name = input.name.replace("refs/heads/", "")
        if (git.branches.has(name))
          return {errors: [{message: `A ref named "${input.name}" already exists`}]}
        ofRef("PATCH", name, {sha: input.oid} as Body)
        return {data: {createRef: {ref: {name}}}}
      }
      const pull = git.pulls.find(({id}) => id === input?.pullRequestId)
      if (!pull) return undefined
      pull.isDraft = query.includes("convertPullRequestToDraft")
      return {data: {}}
    },
    rest: (method: string, path: string, body: Body): object | undefined => {
      if (method === "POST" && path.endsWith("/pulls")) return open(body)
      const [, number] = /\/(?:issues|pulls)\/(\d+)/.exec(path) ?? []
      const pull = git.pulls.find(each => each.number === Number(number))
      if (pull && path.includes("/issues/")) return ofIssue(method, pull, body)
      if (pull) return ofPull(method, pull, body)
      const [, ref] = /\/git\/refs\/heads\/(.+)$/.exec(decodeURI(path)) ?? []
      return ref === undefined ? undefined : ofRef(method, ref, body)
    },
  }
}
