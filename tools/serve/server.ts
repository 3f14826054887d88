import {readFileSync} from "node:fs"
import {createServer, type Server} from "node:http"
import compression from "compression"
import serveFile from "serve-handler"
import {parse} from "yaml"

type Headers = {customHeaders: {pattern: string; headers: {key: string; value: string}[]}[]}
type Redirects = {source: string; target: string; status: string}[]

const compress = compression()

/** What AWS Amplify Hosting is told, for serve-handler, which compares paths without their last slash. */
const readSettings = () => {
  const {customHeaders}: Headers = parse(readFileSync("customHttp.yml", "utf8"))
  const rules: Redirects = JSON.parse(readFileSync("amplify-redirects.json", "utf8"))
  return {
    cleanUrls: true,
    trailingSlash: true,
    directoryListing: false,
    etag: true,
    headers: customHeaders.map(({pattern: source, headers}) => ({source, headers})),
    redirects: rules
      .filter(({source, status}) => status === "301" && !source.endsWith("/"))
      .map(({source, target}) => ({
        source: source.replace("<slug>", ":slug"),
        destination: target.replace("<slug>", ":slug"),
        type: 301,
      })),
  }
}

/** Makes a server of a finished build that answers as the host does, compressed. */
export const createSiteServer = (folder = "public"): Server => {
  const settings = {...readSettings(), public: folder}
  return createServer((request, response) =>
    compress(request as never, response as never, () => serveFile(request, response, settings)),
  )
}
