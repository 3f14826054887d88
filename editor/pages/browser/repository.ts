import type {StaffLanguage} from "../../../gatsby/words/staff-languages"
import {reasonIn, tellRefusal} from "../../browser/refusals"
import {type EditorSettings, githubOrigin, type Release, userKey} from "../../settings"

/** A change that the repository refuses, or an answer that does not come; the message is for whoever reads it. */
export class Refused extends Error {
  override name = "Refused"
}

/** A pull request that waits. */
export type Waiting = {number: number; title: string; url: string}

type Blob = {text: string} | null

const words: Record<StaffLanguage, {lost: string; signIn: string; again: string}> = {
  en: {
    lost: "There is no answer. Look at your connection, and press again: what you typed is still here.",
    signIn: "Sign in to the editor first, then load this page again.",
    again:
      "Your sign-in has ended. Nothing was saved, and what you typed is still here. Sign in again in the editor in another tab, come back and press again.",
  },
  es: {
    lost: "No hay respuesta. Revisa tu conexión y presiona otra vez: lo que escribiste sigue aquí.",
    signIn: "Primero inicia sesión en el editor y luego recarga esta página.",
    again:
      "Tu sesión terminó. No se guardó nada y lo que escribiste sigue aquí. Inicia sesión otra vez en el editor, en otra pestaña, vuelve y presiona de nuevo.",
  },
}

/** Read anew for each question: whoever signs in again in another tab goes on here. */
const tokenOf = ({token}: EditorSettings): string | undefined =>
  token ?? (JSON.parse(localStorage.getItem(userKey) ?? "null") as {token?: string} | null)?.token

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(""))

/** Speaks to the repository that the editor saves to, as the editor does and with its sign-in. */
export const repositoryOf = (settings: EditorSettings, language: StaffLanguage) => {
  const {lost, signIn, again} = words[language]
  const {repo, api_root: folder} = settings.config.backend
  const rest = folder ? `${folder}/api/v3` : githubOrigin
  const graphql = folder ? `${folder}/api/graphql` : `${githubOrigin}/graphql`
  const [owner, name] = repo.split("/")
  let repositoryId = ""

  const send = async (method: string, address: string, body?: object): Promise<unknown> => {
    const token = tokenOf(settings)
    if (!token) throw new Refused(signIn)
    const answer = await fetch(address, {
      method,
      cache: "no-store",
      headers: {Authorization: `token ${token}`, "Content-Type": "application/json"},
      ...(body && {body: JSON.stringify(body)}),
    }).catch(() => {
      throw new Refused(lost)
    })
    const told = await answer.json().catch(() => ({}))
    const said = reasonIn(told, answer)
    if (said === undefined) return told
    if (answer.status === 401 && !settings.token) throw new Refused(again)
    throw new Refused(settings.token ? said : tellRefusal({status: answer.status, said}, language))
  }

  const api = (method: string, path: string, body?: object) =>
    send(method, `${rest}/repos/${repo}${path}`, body)

  const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const {data} = (await send("POST", graphql, {
      query,
      variables: {owner, name, ...variables},
    })) as {data: Data}
    return data
  }

  const inRepository = async <Data>(fields: string, given = "", variables: object = {}) => {
    const query = `query($owner: String!, $name: String!${given}) { repository(owner: $owner, name: $name) { ${fields} } }`
    return (await ask<{repository: Data}>(query, variables)).repository
  }

  /** The last commit of a branch. */
  const headOf = async (branch: string): Promise<string> => {
    const {id, ref} = await inRepository<{id: string; ref: {target: {oid: string}} | null}>(
      "id ref(qualifiedName: $branch) { target { oid } }",
      ", $branch: String!",
      {branch},
    )
    if (!ref) throw new Refused(`${repo}: ${branch}?`)
    repositoryId = id
    return ref.target.oid
  }

  return {
    headOf,

    /** The text of each file at a commit whose path fits. */
    read: async (commit: string, isWanted: (path: string) => boolean) => {
      const {tree} = (await api("GET", `/git/trees/${commit}?recursive=1`)) as {
        tree: {path: string; type: string; sha: string}[]
      }
      const files = tree.filter(({type, path}) => type === "blob" && isWanted(path))
      const fields = files.map(
        ({sha}, index) => `f${index}: object(oid: "${sha}") { ... on Blob { text } }`,
      )
      const blobs = await inRepository<Record<string, Blob>>(fields.join(" "))
      return new Map(files.map(({path}, index) => [path, blobs[`f${index}`]?.text ?? ""] as const))
    },

    /**
     * Makes one commit on a branch.
     *
     * @param head - that the branch has to be at
     * @param files - new texts by path
     */
    commit: async (
      branch: string,
      head: string,
      files: ReadonlyMap<string, string>,
      headline: string,
    ): Promise<Release> => {
      const additions = [...files].map(([path, text]) => ({path, contents: base64(text)}))
      const input = {
        branch: {repositoryNameWithOwner: repo, branchName: branch},
        expectedHeadOid: head,
        fileChanges: {additions},
        message: {headline},
      }
      const made = await ask<{
        createCommitOnBranch: {commit: {oid: string; committedDate: string}}
      }>(
        "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid committedDate } } }",
        {input},
      )
      const {oid, committedDate} = made.createCommitOnBranch.commit
      return {commit: oid, date: committedDate}
    },

    /** Begins a branch at a commit, in the place of one that was left over; nothing waits on it. */
    branchOff: async (branch: string, head: string): Promise<void> => {
      const {ref} = await inRepository<{ref: object | null}>(
        "ref(qualifiedName: $branch) { name }",
        ", $branch: String!",
        {branch},
      )
      if (ref) await api("DELETE", `/git/refs/heads/${branch}`)
      const query =
        "mutation($input: CreateRefInput!) { createRef(input: $input) { ref { name } } }"
      await ask(query, {input: {repositoryId, name: `refs/heads/${branch}`, oid: head}})
    },

    /** The open pull request of a branch; not that of somebody's copy, whose branch may have its name. */
    waiting: async (branch: string): Promise<Waiting | undefined> => {
      const {pullRequests} = await inRepository<{
        pullRequests: {nodes: (Waiting & {isCrossRepository: boolean})[]}
      }>(
        "pullRequests(headRefName: $branch, states: OPEN, first: 100) { nodes { number title url isCrossRepository } }",
        ", $branch: String!",
        {branch},
      )
      return pullRequests.nodes.find(({isCrossRepository}) => !isCrossRepository)
    },

    propose: async (branch: string, base: string, title: string, body: string): Promise<void> => {
      await api("POST", "/pulls", {title, body, head: branch, base, draft: false})
    },

    /** Merges a pull request, and takes its branch away. */
    publish: async (number: number, branch: string): Promise<Release> => {
      const {sha = ""} = (await api("PUT", `/pulls/${number}/merge`, {})) as {sha?: string}
      await api("DELETE", `/git/refs/heads/${branch}`).catch(() => undefined)
      return {commit: sha, date: new Date().toISOString()}
    },

    discard: async (number: number, branch: string): Promise<void> => {
      await api("PATCH", `/pulls/${number}`, {state: "closed"})
      await api("DELETE", `/git/refs/heads/${branch}`)
    },
  }
}
