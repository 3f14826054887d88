import {createServer, type IncomingMessage, type Server, type ServerResponse} from "node:http"
import {createSiteServer} from "../../../tools/serve/server"

/** What befalls one answer: how a network or a server fails. */
export const troubles = {
  refused: "the connection ends without an answer",
  "404": "a page that says so, with status 404",
  "500": "a page that says so, with status 500",
  hung: "nothing comes, and nothing ends",
  cut: "the connection breaks in the middle",
  half: "half of it, sent as if it were all",
  wrong: "a page in its place, with status 200",
} as const

export type TroubleKind = keyof typeof troubles

export const troubleKinds = Object.keys(troubles) as TroubleKind[]

type Answer = {request: IncomingMessage; response: ServerResponse}
type Chunk = Buffer | string

const page = "<!doctype html><title>Gone</title><h1>Gone</h1>"

const firstHalf = (chunk: Chunk) => {
  const bytes = Buffer.from(chunk)
  return bytes.subarray(0, Math.ceil(bytes.length / 2))
}

/** Sends the first half of the first piece of an answer, and then does what ends it. */
const stopHalfway = (response: ServerResponse, stop: () => void) => {
  const write = response.write.bind(response) as (chunk: Chunk, sent: () => void) => boolean
  let isStopped = false
  const send = (chunk: unknown) => {
    if (isStopped) return true
    isStopped = true
    if (typeof chunk === "string" || Buffer.isBuffer(chunk)) return write(firstHalf(chunk), stop)
    stop()
    return true
  }
  response.write = send as ServerResponse["write"]
  response.end = ((chunk?: unknown) => {
    send(chunk)
    return response
  }) as ServerResponse["end"]
}

/** Has an answer be shorter than it is, without saying so. */
const halve = ({request, response}: Answer) => {
  // Half of a compressed file is none at all.
  delete request.headers["accept-encoding"]
  const end = response.end.bind(response) as () => void
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers?: object,
  ) => ServerResponse
  response.writeHead = ((status: number, headers: Record<string, unknown> = {}) => {
    response.removeHeader("Content-Length")
    const rest = Object.entries(headers).filter(([name]) => !/^content-length$/i.test(name))
    return writeHead(status, Object.fromEntries(rest))
  }) as ServerResponse["writeHead"]
  stopHalfway(response, end)
}

const send = ({response}: Answer, status: number) =>
  response
    .writeHead(status, {
      "Content-Type": "text/html; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
    })
    .end(page)

/** Settles after a moment; a test that waits for nothing else needs one. */
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** One trouble of a server, which comes and goes, and what was asked of it meanwhile. */
export class Trouble {
  /** Addresses that were asked for, in their order. */
  readonly asked: string[] = []
  private kind: TroubleKind | undefined
  private isMet: (address: string) => boolean = () => false
  private readonly hung = new Set<ServerResponse>()
  private open = 0
  private changed = 0

  /** From now on the answers that are meant go wrong in this way. */
  start(kind: TroubleKind, isMet: (address: string) => boolean): void {
    this.kind = kind
    this.isMet = isMet
  }

  /** All is well again; who still waits for an answer is told that none comes. */
  end(): void {
    this.kind = undefined
    for (const response of this.hung) response.destroy()
    this.hung.clear()
  }

  /**
   * Waits until nothing but what hangs has been under way for a moment. An answer of this machine that takes
   * seconds while no other one begins or ends is kept open by the browser, and never ends.
   */
  async quiet(): Promise<void> {
    const begin = Date.now()
    const stop = begin + 10_000
    // What the page has just been told to do may not have reached the server yet.
    const calm = () => Date.now() - Math.max(this.changed, begin)
    while (Date.now() < stop && calm() < (this.open > 0 ? 2000 : 400)) await pause(50)
  }

  /** Answers a request as the site does, or as its trouble has it. */
  meet(answer: Answer, site: () => void): void {
    const {request, response} = answer
    // Who breaks off answers hears of it, and need not.
    response.on("error", () => undefined)
    const address = request.url ?? ""
    this.asked.push(address)
    const kind = this.isMet(address) ? this.kind : undefined
    if (kind === "hung") {
      this.hung.add(response)
      return
    }
    this.count(response)
    if (kind === undefined) site()
    else if (kind === "refused") request.socket.destroy()
    else if (kind === "cut") {
      stopHalfway(response, () => response.destroy())
      site()
    } else if (kind === "half") {
      halve(answer)
      site()
    } else send(answer, kind === "wrong" ? 200 : Number(kind))
  }

  private count(response: ServerResponse): void {
    this.open += 1
    this.changed = Date.now()
    response.once("close", () => {
      this.open -= 1
      this.changed = Date.now()
    })
  }
}

/** Serves a finished build, with the trouble that it is given. */
export const troubledServer =
  (trouble: Trouble) =>
  (folder: string): Server => {
    const site = createSiteServer(folder)
    return createServer((request, response) =>
      trouble.meet({request, response}, () => site.emit("request", request, response)),
    )
  }
