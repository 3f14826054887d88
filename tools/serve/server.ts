import {existsSync, readFileSync} from "node:fs"
import {createServer, type IncomingMessage, type Server, type ServerResponse} from "node:http"
import path from "node:path"
import sirv from "sirv"
import {parseRedirects, redirectTarget} from "./redirects"

const cacheControl = (file: string) =>
  /\.[0-9a-f]{8,}\.|-[0-9a-f]{20,}\.|\/static\//.test(file)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate"

const decodePath = (url: string) => {
  try {
    return decodeURIComponent(url)
  } catch {
    return undefined
  }
}

/**
 * Makes a server for a finished build: redirects, the slash at the end, and the 404 page with
 * its status.
 *
 * @param folder - the build, `public`
 * @throws Error when the folder holds no finished build
 */
export const createSiteServer = (folder: string): Server => {
  const notFoundFile = path.join(folder, "404.html")
  const redirectsFile = path.join(folder, "_redirects")
  if (!existsSync(notFoundFile) || !existsSync(redirectsFile))
    throw new Error(`${folder} holds no finished build: run npm run build first`)
  const notFoundPage = readFileSync(notFoundFile)
  const redirects = parseRedirects(readFileSync(redirectsFile, "utf8"))
  const isPage = (page: string) => existsSync(path.join(folder, page, "index.html"))
  const files = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    dotfiles: false,
    setHeaders: (response, file) => response.setHeader("Cache-Control", cacheControl(file)),
  })

  const sendNotFound = (response: ServerResponse) => {
    response.writeHead(404, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-cache",
    })
    response.end(notFoundPage)
  }

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const [pathname = "/", query] = (request.url ?? "/").split("?", 2)
    const page = decodePath(pathname)
    if (page === undefined || page.includes("\0")) return sendNotFound(response)
    const target = redirectTarget(page, redirects, isPage)
    // A path such as //host would send the visitor to another site.
    if (target && !target.startsWith("//")) {
      response.writeHead(301, {Location: encodeURI(target) + (query ? `?${query}` : "")})
      return response.end()
    }
    if (page === "/_redirects") return sendNotFound(response)
    files(request, response, () => sendNotFound(response))
  })
}
