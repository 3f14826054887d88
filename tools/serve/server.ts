import {readFileSync} from "node:fs"
import {createServer, type Server} from "node:http"
import compression from "compression"
import serveFile from "serve-handler"

const compress = compression()

/** Makes a server of a finished build that answers as serve.json says, compressed. */
export const createSiteServer = (folder = "public"): Server => {
  const settings = {...JSON.parse(readFileSync("serve.json", "utf8")), public: folder}
  return createServer((request, response) =>
    compress(request as never, response as never, () => serveFile(request, response, settings)),
  )
}
