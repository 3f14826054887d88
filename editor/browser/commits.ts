import type {Language} from "../../src/i18n/languages"
import type {Commit} from "./judge-commit"

const removalWords: Record<Language, string> = {
  en: "Nothing has changed in the files. This is why:",
  es: "Nada cambió en los archivos. Este es el motivo:",
}

const lostWords: Record<Language, string> = {
  en: "There is no answer. Look at your connection; if “npm run edit” has ended, start it again. Then load this page again and open the entry: it offers what you typed.",
  es: "No hay respuesta. Revisa tu conexión; si “npm run edit” terminó, inícialo de nuevo. Luego recarga esta página y abre la entrada: te ofrece lo que escribiste.",
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))

type FileChanges = {additions?: {path: string; contents: string}[]; deletions?: {path: string}[]}

/** The commit that a question to the repository asks for, if it does. */
const commitIn = (body: unknown): Commit | undefined => {
  if (typeof body !== "string" || !body.includes("createCommitOnBranch(")) return undefined
  const {variables} = JSON.parse(body) as {variables?: {input?: {fileChanges?: FileChanges}}}
  const {additions = [], deletions = []} = variables?.input?.fileChanges ?? {}
  return {
    additions: new Map(additions.map(({path, contents}) => [path, bytesOf(contents)] as const)),
    deletions: deletions.map(({path}) => path),
  }
}

/** Refuses as the host of the local mode does: with the answer of a repository that refuses. */
const refusal = (message: string) => Response.json({data: null, errors: [{message}]})

/** Why the repository has refused; undefined where it has not. */
const reasonIn = async (answer: Response): Promise<string | undefined> => {
  const {errors, message} = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as {errors?: {message?: string}[]; message?: string}
  return errors?.[0]?.message ?? (answer.ok ? undefined : (message ?? answer.statusText))
}

/**
 * Stands between the editor's framework and the repository. Each commit is judged before it leaves; of a
 * removal that is refused the reason is told, as the framework says only that it failed; and where nobody
 * answers it says what to do: each browser has an English word of its own for that.
 *
 * @returns what to tell who judges commits: `judge` says why one is refused, if it is, and `done` is told
 *   of each that is made
 */
export const watchCommits = (language: Language) => {
  let judge = async (_: Commit): Promise<string | undefined> => undefined
  let done = (_: Commit): void => undefined
  const ask = window.fetch.bind(window)
  const send = async (...question: Parameters<typeof fetch>) => {
    try {
      return await ask(...question)
    } catch (error) {
      // What is ended on purpose is no lost connection.
      if (!(error instanceof TypeError)) throw error
      throw new TypeError(lostWords[language], {cause: error})
    }
  }
  window.fetch = async (address, options) => {
    const commit = commitIn(options?.body)
    if (!commit) return send(address, options)
    const refused = await judge(commit)
    const answer = refused ? refusal(refused) : await send(address, options)
    const reason = await reasonIn(answer)
    if (reason === undefined) done(commit)
    else if (commit.additions.size === 0) window.alert(`${removalWords[language]}\n\n${reason}`)
    return answer
  }
  return (judgeOf: typeof judge, isDone: typeof done): void => {
    judge = judgeOf
    done = isDone
  }
}
