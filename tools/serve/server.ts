import {existsSync, readFileSync} from "node:fs"
import {createServer, type IncomingMessage, type Server, type ServerResponse} from "node:http"
import path from "node:path"
import sirv from "sirv"
import {
  cacheControlOf,
  headersOf,
  hostingRules,
  isGone,
  isHidden,
  redirectOf,
  typeOf,
} from "../../gatsby/publish/hosting/rules"

const decodePath = (url: string) => {
  try {
    return decodeURIComponent(url)
  } catch {
    return undefined
  }
}

/** Sends the headers that go with every answer. */
export const setSiteHeaders = (response: ServerResponse): void => {
  for (const {name, value} of hostingRules.headers) response.setHeader(name, value)
}

/** Types that sirv does not know, by the ending of a file's name. */
const moreTypes: Record<string, string> = {".ico": "image/x-icon"}

/**
 * Serves the files of a folder, compressed where they are, each as long-lived as its address says.
 * Another build may change the folder meanwhile.
 */
export const serveFiles = (folder: string) => {
  const send = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    // Looks at each file when it is asked for, not once at the start.
    dev: true,
    setHeaders: (response, file) => {
      response.setHeader("Cache-Control", cacheControlOf(file))
      for (const {name, value} of headersOf(file)) response.setHeader(name, value)
      const type = typeOf(file) ?? moreTypes[path.extname(file)]
      if (type) response.setHeader("Content-Type", type)
    },
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    response.once("pipe", file => file.once("error", () => response.destroy()))
    send(request, response, next)
  }
}

/**
 * Makes a server for a finished build that answers as gatsby/publish/hosting/rules.ts says.
 *
 * @throws Error when the folder holds no finished build
 */
export const createSiteServer = (folder: string): Server => {
  const notFoundFile = path.join(folder, hostingRules.notFound)
  if (!existsSync(notFoundFile))
    throw new Error(`${folder} holds no finished build: run npm run build first`)
  const notFoundPage = readFileSync(notFoundFile)
  const isPage = (page: string) => existsSync(path.join(folder, page, "index.html"))
  const files = serveFiles(folder)

  const sendNotFound = (response: ServerResponse, status = 404) => {
    response.writeHead(status, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": cacheControlOf(hostingRules.notFound),
    })
    response.end(notFoundPage)
  }

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    setSiteHeaders(response)
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, {Allow: "GET, HEAD"})
      return response.end()
    }
    // A query may hold further question marks.
    const [, pathname = "/", query] = /^([^?]*)\??(.*)$/s.exec(request.url ?? "/") ?? []
    const page = decodePath(pathname)
    if (page === undefined || page.includes("\0") || isHidden(page)) return sendNotFound(response)
    const target = redirectOf(page, isPage)
    // A path such as //host would send the visitor to another site.
    if (target && !target.startsWith("//")) {
      response.writeHead(301, {
        Location: encodeURI(target) + (query ? `?${query}` : ""),
        "Cache-Control": cacheControlOf(target),
      })
      return response.end()
    }
    files(request, response, () => sendNotFound(response, isGone(page) ? 410 : 404))
  })
}
