import type {IncomingMessage, ServerResponse} from "http"
import sirv from "sirv"
import {formatFaults} from "../../gatsby/content/fault"
import {loadContent} from "../../gatsby/content/load-content"
import {readEnvironment} from "../../gatsby/environment/environment"
import {type StaffLanguage, staffLanguages} from "../../gatsby/words/staff-languages"
import {widths} from "../build/small-picture"
import {readContent, wordsIn} from "../configuration/content"
import {localConfig} from "../configuration/modes"
import {answersFile} from "../pages/answers-page"
import {pageNames} from "../pages/names"
import {toolPages} from "../pages/pages"
import {type EditorSettings, editorPath, settingsFile, thumbnailFolder} from "../settings"
import {type RepositoryOptions, repositoryHandler} from "./handler"
import {pictureReader} from "./pictures"
import {hostWords, languageOfRequest} from "./words"

type Options = RepositoryOptions & {
  /** The editor as `writeEditor` has written it. */
  folder: string
}

const headers = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
}

/** Guards against DNS rebinding. */
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Host of an origin; none of a page without an address of its own, which says "null". */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/**
 * Whether a request comes from this server's pages or the address bar. Pages of other sites must
 * not reach the content of this computer.
 */
const isFromHere = ({headers}: IncomingMessage): boolean => {
  const {host = "", origin} = headers
  const from = headers["sec-fetch-site"] ?? "none"
  return (
    ownHost.test(host) &&
    (origin === undefined || hostOf(origin) === host) &&
    ["none", "same-origin"].includes(String(from))
  )
}

/**
 * Serves the editor in `local` mode: its files, its settings, and the repository that is the folder of
 * the project.
 *
 * @returns a function that answers requests below /editor/ and passes the others on
 */
export const serveEditor = ({folder, ...options}: Options) => {
  const files = sirv(folder, {dev: true})
  const repository = repositoryHandler(options)
  const pictures = {
    // The preview's, and the lists'.
    "/pictures/": pictureReader(options.root, widths.preview),
    [`/${thumbnailFolder}`]: pictureReader(options.root, widths.list),
  }

  const sendSettings = async (language: StaffLanguage, response: ServerResponse) => {
    const content = await readContent(options.root)
    const settings: EditorSettings = {
      config: localConfig(content, language),
      words: wordsIn(content),
      token: options.token,
    }
    response.writeHead(200, {"Content-Type": "application/json"})
    response.end(JSON.stringify(settings))
  }

  const sendPicture = async (sought: Promise<Buffer | undefined>, response: ServerResponse) => {
    const picture = await sought
    // It is looked at many times while somebody types. A copied trip has none yet: that is no fault.
    if (picture) response.setHeader("Cache-Control", "private, max-age=60")
    response.writeHead(picture ? 200 : 204).end(picture)
  }

  /** Pages tell the content as it is now; what is faulty has none. */
  const pageAt = async (own: string): Promise<string | undefined> => {
    if (!pageNames.some(page => own.startsWith(`/${page}/`)) && own !== `/${answersFile}`)
      return undefined
    const {content, faults} = await loadContent(options.root)
    if (!content) return formatFaults(faults)
    const pages = await toolPages(options.root, content, readEnvironment(process.env))
    return pages.get(own.slice(1).replace(/\/$/, "/index.html"))
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    const [address = ""] = (request.url ?? "").split("?")
    if (address === editorPath.slice(0, -1)) {
      response.writeHead(302, {Location: editorPath}).end()
      return
    }
    if (!address.startsWith(editorPath)) return next()
    // Gatsby's development server lets every site read its answers: not these.
    response.removeHeader("Access-Control-Allow-Origin")
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (!isFromHere(request)) {
      response.writeHead(403, {"Content-Type": "text/plain; charset=utf-8"})
      response.end(hostWords(languageOfRequest(request)).onlyHere)
      return
    }
    const own = address.slice(editorPath.length - 1)
    if (own.startsWith("/api/")) return repository(request, response)
    for (const [place, read] of Object.entries(pictures))
      if (own.startsWith(place)) return sendPicture(read(own.slice(place.length)), response)
    const language = staffLanguages.find(each => own === `/${settingsFile(each)}`)
    if (language) return sendSettings(language, response)
    const page = await pageAt(own)
    if (page !== undefined) {
      const type = page.startsWith("<!doctype") ? "html" : own.endsWith(".csv") ? "csv" : "plain"
      response.writeHead(200, {"Content-Type": `text/${type}; charset=utf-8`}).end(page)
      return
    }
    const whole = request.url
    request.url = own
    files(request, response, () => {
      request.url = whole
      response.writeHead(404).end()
    })
  }
}
