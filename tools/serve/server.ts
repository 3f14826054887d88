import {readFileSync} from "node:fs"
import {createServer, type IncomingMessage, type Server, type ServerResponse} from "node:http"
import process from "node:process"
import compression from "compression"
import serveFile from "serve-handler"
import {parse} from "yaml"
import {readContent} from "../../gatsby/content/check-site"
import {planRedirects, type Redirect} from "../../gatsby/pages/plan-redirects"
import {attempt} from "../../src/lib/attempt"

type Headers = {customHeaders: {pattern: string; headers: {key: string; value: string}[]}[]}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

// Its types are Express's.
const compress = compression() as unknown as Middleware

/** What Amplify is told, for serve-handler, which compares paths without their last slash. */
const readSettings = (redirects: readonly Redirect[]) => {
  const {customHeaders}: Headers = parse(readFileSync("customHttp.yml", "utf8"))
  return {
    cleanUrls: true,
    trailingSlash: true,
    directoryListing: false,
    etag: true,
    headers: customHeaders.map(({pattern: source, headers}) => ({source, headers})),
    redirects: redirects
      .filter(({source}) => !source.endsWith("/") && !source.includes("?"))
      .map(({source, target}) => ({
        source: source.replace("<slug>", ":slug"),
        destination: target.replace("<slug>", ":slug"),
        type: 301,
      })),
  }
}

/** Makes a server of a finished build that answers as the host does, compressed. */
export const createSiteServer = (): Server => {
  const redirects = planRedirects(readContent(process.cwd())).filter(({status}) => status === "301")
  const settings = {...readSettings(redirects), public: "public"}
  // serve-handler ignores queries.
  const targets = new Map(redirects.map(({source, target}) => [source, target]))
  return createServer((request, response) => {
    const url = request.url ?? ""
    // serve-handler refuses what it cannot decode; a host has no page there.
    if (attempt(() => decodeURI(url)) === undefined) request.url = url.replaceAll("%", "%25")
    const target = url.includes("?") && targets.get(url)
    if (target) return response.writeHead(301, {Location: target}).end()
    return compress(request, response, () => serveFile(request, response, settings))
  })
}
