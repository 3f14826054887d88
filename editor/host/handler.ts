import type {IncomingMessage, ServerResponse} from "http"
import {folderRepository, type Repository} from "./folder-repository"
import {type Drafts, githubAnswers, localUser} from "./github"
import {type HostWords, hostWords, languageOfRequest} from "./words"

/** Bytes; a commit of the editor's holds at most 16 MB. */
const longestBody = 32 * 1024 * 1024

/** A repository that has drafts and pull requests, too. */
export type ReviewedRepository = Repository & {
  drafts: Drafts
  /** What is changed by addresses of their own; undefined for what is no such address. */
  rest: (method: string, path: string, body: unknown) => Promise<object | undefined>
}

/** Answers a question with an error status. */
const unanswered = (status: number, message: string) => Object.assign(new Error(message), {status})

const readBody = async (request: IncomingMessage, words: HostWords): Promise<string> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > longestBody) throw unanswered(413, words.tooLarge)
    parts.push(part)
  }
  return Buffer.concat(parts).toString("utf8")
}

const sendJson = (response: ServerResponse, status: number, value: unknown) => {
  response.writeHead(status, {"Content-Type": "application/json", "Cache-Control": "no-store"})
  response.end(JSON.stringify(value))
}

export type RepositoryOptions = {
  /** The project's folder. */
  root: string
  /** What a request must hold to be answered; it is made anew each time the editor starts. */
  token: string
  onSave?: (lines: string[]) => void
  /** In the place of the folder alone. */
  review?: (folder: Repository) => ReviewedRepository
}

/**
 * Makes a server of the part of GitHub's interface that the editor speaks, over the content in a
 * folder: /api/v3 and /api/graphql, below whatever address it is asked under.
 *
 * @returns a function that answers a request to one of these addresses
 */
export const repositoryHandler = ({root, token, onSave = () => {}, review}: RepositoryOptions) => {
  const folder = folderRepository(root, onSave)
  const reviewed = review?.(folder)
  const repository = reviewed ?? folder
  const answer = githubAnswers(repository, reviewed?.drafts)
  let last: Promise<unknown> = Promise.resolve()
  /** One question at a time: no save sees another half done. */
  const inTurn = <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(task, task)
    last = turn.catch(() => {})
    return turn
  }

  const change = async (path: string, request: IncomingMessage, response: ServerResponse) => {
    const {method = ""} = request
    const language = languageOfRequest(request)
    const body = await readBody(request, hostWords(language))
    const told = body ? JSON.parse(body) : undefined
    const isQuestion = method === "POST" && path.endsWith("/graphql")
    const done = await inTurn(async () =>
      isQuestion ? answer(told, language) : reviewed?.rest(method, path, told),
    )
    if (!done) throw unanswered(reviewed ? 404 : 405, "Nothing can be done here.")
    sendJson(response, 200, done)
  }

  const look = async (path: string, response: ServerResponse) => {
    const [, sha] = /\/git\/blobs\/([0-9a-f]+)$/.exec(path) ?? []
    if (path.endsWith("/user"))
      return sendJson(response, 200, {...localUser, id: 1, html_url: "", avatar_url: ""})
    if (/\/collaborators\/[\w-]+$/.test(path)) return response.writeHead(204).end()
    if (/\/git\/trees\/[\w-]+$/.test(path)) {
      const files = await inTurn(repository.files)
      return sendJson(response, 200, {tree: files.map(file => ({type: "blob", ...file}))})
    }
    const content = sha && (await inTurn(() => repository.read(sha)))
    if (!content) {
      const found = await inTurn(async () => reviewed?.rest("GET", path, undefined))
      if (found) return sendJson(response, 200, found)
      throw unanswered(404, "There is nothing here.")
    }
    response.writeHead(200, {"Content-Type": "application/octet-stream"})
    return response.end(content)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const [path = ""] = (request.url ?? "").split("?")
      if (request.headers.authorization !== `token ${token}`)
        throw unanswered(401, hostWords(languageOfRequest(request)).startedAnew)
      if (request.method === "GET") await look(path, response)
      else await change(path, request, response)
    } catch (error) {
      const {status = 500} = error as {status?: number}
      sendJson(response, status, {message: (error as Error).message})
    }
  }
}
