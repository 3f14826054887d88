import {blobSha} from "../../../editor/host/content-files"
import type {GitMemory} from "./git-memory"
import {githubPulls} from "./github-pulls"

export type Call = {method: string; path: string; body: string; authorization: string | undefined}
export type Answer = {status: number; body: string | Buffer; type?: string}

const json = (value: unknown, status = 200): Answer => ({
  status,
  body: JSON.stringify(value),
  type: "application/json",
})

type Commit = {
  branch: {branchName: string}
  expectedHeadOid: string
  fileChanges: {additions: {path: string; contents: string}[]; deletions: {path: string}[]}
}

const author = {name: "Ana", email: "ana@house.example", avatarUrl: "", user: {id: 1, login: "ana"}}

const history = (oid: string) => ({
  nodes: [{oid, message: "", author, committedDate: "2026-01-31T12:00:00Z"}],
})

const asked = (query: string, field: RegExp): [string, string][] =>
  [...query.matchAll(new RegExp(`(\\w+_\\d+):\\s+${field.source}`, "g"))].map(
    ([, alias = "", argument = ""]) => [alias, argument],
  )

/**
 * Stands in for GitHub's interface, as far as the editor asks it.
 *
 * @param git - the repository
 * @returns how to answer a call, and what can go wrong
 */
export const githubStandIn = (git: GitMemory) => {
  const faults = {token: "good-token", isDown: false}
  const pulls = githubPulls(git)

  const commit = (query: string, {branch, expectedHeadOid, fileChanges}: Commit) => {
    const name = branch.branchName
    const {oid: head} = git.branch(name)
    if (head !== expectedHeadOid)
      return json({errors: [{message: `Expected branch to point to "${expectedHeadOid}"`}]})
    const {additions, deletions} = fileChanges
    const added = additions.map(({path, contents}): [string, Buffer] => [
      path,
      Buffer.from(contents, "base64"),
    ])
    const oid = git.commit(
      name,
      new Map(added),
      deletions.map(({path}) => path),
    )
    const shas = asked(query, /file\(path: "([^"]*)"\)/).map(([alias, path]) => [
      alias,
      {oid: blobSha(git.branch(name).tree.get(path) ?? Buffer.of())},
    ])
    const made = {oid, committedDate: new Date().toISOString(), ...Object.fromEntries(shas)}
    return json({data: {createCommitOnBranch: {commit: made}}})
  }

  const look = (query: string, branchName: string) => {
    const {oid} = git.branch(branchName)
    const read = (content: Buffer | undefined) =>
      content && {
        oid: blobSha(content),
        byteSize: content.length,
        isBinary: content.includes(0),
        isTruncated: false,
        text: content.toString("utf8"),
      }
    const byOid = asked(query, /object\(oid: "([^"]*)"\)/).map(([alias, sha]) => [
      alias,
      read(git.read(sha)),
    ])
    const byPath = asked(query, /object\(expression: "([^"]*)"\)/).map(([alias, place]) => {
      const [name = "", path = ""] = place.split(/:(.*)/s)
      return [alias, read(git.branches.get(name)?.tree.get(path)) ?? null]
    })
    const commits = asked(query, /ref\(qualifiedName: (\$branch)\)/).map(([alias]) => [
      alias,
      {target: {history: history(oid)}},
    ])
    const ref = {target: {oid, history: history(oid)}}
    const repository = {
      ref,
      defaultBranchRef: {name: git.main},
      ...pulls.listed(query, branchName),
      ...Object.fromEntries([...byOid, ...byPath, ...commits]),
    }
    return json({data: {repository, fork: {id: "R1"}, base: {ref}}})
  }

  const ask = (body: string): Answer => {
    const {query, variables = {}} = JSON.parse(body)
    if (query.includes("createCommitOnBranch")) return commit(query, variables.input)
    const done = pulls.mutate(query, variables.input)
    if (done) return json(done)
    return look(query, git.branches.has(variables.branch) ? variables.branch : git.main)
  }

  const rest = ({method, path, body}: Call): Answer => {
    const [, blob] = /\/git\/blobs\/(\w+)$/.exec(path) ?? []
    const [, tree] = /\/git\/trees\/(\w+)/.exec(path) ?? []
    const content = blob && git.read(blob)
    if (path === "/user") return json({id: 1, name: "Ana", login: "ana", email: author.email})
    if (/\/collaborators\//.test(path)) return {status: 204, body: ""}
    if (tree) {
      const branch = [...git.branches.values()].find(({oid}) => oid === tree)
      return json({tree: git.list((branch ?? git.branch(git.main)).tree)})
    }
    if (content) return {status: 200, body: content, type: "application/octet-stream"}
    const done = pulls.rest(method, path, body ? JSON.parse(body) : {})
    return done ? json(done) : json({message: "Not Found"}, 404)
  }

  return {
    faults,
    answer: (call: Call): Answer => {
      if (call.authorization !== `token ${faults.token}`)
        return json({message: "Bad credentials"}, 401)
      return call.path === "/graphql" ? ask(call.body) : rest(call)
    },
  }
}
