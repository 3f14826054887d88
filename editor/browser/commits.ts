import {withoutNotes} from "../../gatsby/content/picture-notes"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {githubOrigin, type Release} from "../settings"
import type {Commit} from "./judge-commit"
import {type Told as Refusal, reasonIn, tellRefusal} from "./refusals"

const words = {
  en: {
    removal: "Nothing has changed in the files. This is why:",
    merge: "This was not published. This is why:",
    lost: "There is no answer. Look at your connection; if “npm run edit” has ended, start it again. Then load this page again and open the entry: it offers what you typed.",
  },
  es: {
    removal: "Nada cambió en los archivos. Este es el motivo:",
    merge: "Esto no se publicó. Este es el motivo:",
    lost: "No hay respuesta. Revisa tu conexión; si “npm run edit” terminó, inícialo de nuevo. Luego recarga esta página y abre la entrada: te ofrece lo que escribiste.",
  },
} satisfies Record<StaffLanguage, object>

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))

const base64Of = (bytes: Uint8Array): string => {
  let text = ""
  // A call takes so many arguments everywhere.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

type Input = {
  branch?: {branchName?: string}
  fileChanges?: {additions?: {path: string; contents: string}[]; deletions?: {path: string}[]}
}

/**
 * The commit that a question to the repository asks for, if it does, and its branch. Photographs go into it
 * without what a camera notes in them: a repository may be public.
 */
const commitIn = (body: unknown): {commit: Commit; branch?: string; body: string} | undefined => {
  if (typeof body !== "string" || !body.includes("createCommitOnBranch(")) return undefined
  const question = JSON.parse(body) as {variables?: {input?: Input}}
  const {branch, fileChanges: {additions = [], deletions = []} = {}} =
    question.variables?.input ?? {}
  const files = additions.map(addition => {
    const chosen = bytesOf(addition.contents)
    const bytes = withoutNotes(chosen)
    if (bytes !== chosen) addition.contents = base64Of(bytes)
    return [addition.path, bytes] as const
  })
  return {
    branch: branch?.branchName,
    body: JSON.stringify(question),
    commit: {
      additions: new Map(files),
      deletions: deletions.map(({path}) => path),
    },
  }
}

/** Refuses as the host of the local mode does: with the answer of a repository that refuses. */
const refusal = (message: string) => Response.json({data: null, errors: [{message}]})

type Told = Refusal & {
  sha?: string
  data?: {createCommitOnBranch?: {commit?: {oid?: string; committedDate?: string}}}
}

const read = (answer: Response): Promise<Told> =>
  answer
    .clone()
    .json()
    .catch(() => ({}))

/** GitHub's refusal of a change with its reason in plain words, in the shape that it has. */
const inPlainWords = async (answer: Response, language: StaffLanguage): Promise<Response> => {
  const said = reasonIn(await read(answer), answer)
  if (said === undefined) return answer
  const message = tellRefusal({status: answer.status, said}, language)
  const {status} = answer
  return Response.json(answer.ok ? {data: null, errors: [{message}]} : {message}, {status})
}

const isMerge = (address: string, method: string) =>
  method === "PUT" && /\/pulls\/\d+\/merge$/.test(address)

/** Who judges commits, and who is told of them. */
type Listener = {
  /** Says why a commit is refused, if it is. */
  judge: (commit: Commit) => Promise<string | undefined>
  /** Is told of each commit that is made. */
  done: (commit: Commit) => void
  /** The branch that the site is built from, unless that is a folder. */
  branch?: string
  /** Is told of each commit to that branch. */
  published?: (commit: Release) => void
}

/**
 * Stands between the editor's framework and the repository. Each commit is judged before it leaves; GitHub's
 * refusals are told in plain words; of a removal or a publication that is refused the reason is told, as the
 * framework says only that it failed; and where nobody answers it says what to do: each browser has an English
 * word of its own for that.
 */
export const watchCommits = (language: StaffLanguage, listener: Listener): void => {
  const ask = window.fetch.bind(window)
  const send = async (...[address, options]: Parameters<typeof fetch>) => {
    try {
      const answer = await ask(address, options)
      const isChange =
        String(address).startsWith(githubOrigin) && (options?.method ?? "GET") !== "GET"
      return isChange ? await inPlainWords(answer, language) : answer
    } catch (error) {
      // What is ended on purpose is no lost connection.
      if (!(error instanceof TypeError)) throw error
      throw new TypeError(words[language].lost, {cause: error})
    }
  }
  const merge = async (...question: Parameters<typeof fetch>) => {
    const answer = await send(...question)
    const told = await read(answer)
    const reason = reasonIn(told, answer)
    if (reason !== undefined) window.alert(`${words[language].merge}\n\n${reason}`)
    else listener.published?.({commit: told.sha ?? "", date: new Date().toISOString()})
    return answer
  }
  window.fetch = async (address, options) => {
    if (isMerge(String(address), options?.method ?? "")) return merge(address, options)
    const {commit, branch, body} = commitIn(options?.body) ?? {}
    if (!commit) return send(address, options)
    const refused = await listener.judge(commit)
    const answer = refused ? refusal(refused) : await send(address, {...options, body})
    const told = await read(answer)
    const reason = reasonIn(told, answer)
    if (reason === undefined) {
      listener.done(commit)
      const {oid = "", committedDate = ""} = told.data?.createCommitOnBranch?.commit ?? {}
      if (branch === listener.branch) listener.published?.({commit: oid, date: committedDate})
    } else if (commit.additions.size === 0) window.alert(`${words[language].removal}\n\n${reason}`)
    return answer
  }
}
