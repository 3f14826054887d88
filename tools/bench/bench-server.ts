import {mkdir, mkdtemp, readFile, rm, writeFile} from "node:fs/promises"
import {createServer} from "node:http"
import os from "node:os"
import path from "node:path"
import {compressTexts} from "../../gatsby/publish/finish/compress"
import {createSiteServer, serveFiles, setSiteHeaders} from "../serve/server"
import {plainPage} from "./plain-page"
import type {Screen} from "./screens"

/** The finished site. */
export const siteRoot = "public"

/** What serves the site and the hand-written pages. */
export type BenchServer = {
  /** Its address, without a slash at the end. */
  origin: string
  stop: () => Promise<void>
  /** What the report says of it; nothing of the plain server. */
  served?: string
}

/** Where the hand-written pages stand on the same server. */
export const plainRoot = "/plain"

/** Writes the hand-written page of each screen under /plain/, compressed. */
export const writePlainPages = async (folder: string, screens: readonly Screen[]) => {
  for (const {path: page} of screens) {
    const html = await readFile(path.join(siteRoot, page, "index.html"), "utf8")
    const target = path.join(folder, plainRoot, page)
    await mkdir(target, {recursive: true})
    await writeFile(path.join(target, "index.html"), plainPage(html))
  }
  await compressTexts(path.join(folder, plainRoot))
}

/**
 * Serves the build and, under /plain/, the hand-written page of each screen: one server, the same
 * compression, the same headers but for the redirects.
 *
 * @param port - 0 lets the system choose
 */
export const startBenchServer = async (
  screens: readonly Screen[],
  port: number,
): Promise<BenchServer> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "plain-pages-"))
  await writePlainPages(folder, screens)
  const site = createSiteServer(siteRoot)
  const plain = serveFiles(folder)
  const server = createServer((request, response) => {
    setSiteHeaders(response)
    plain(request, response, () => {
      site.emit("request", request, response)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port")
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await rm(folder, {recursive: true})
  }
  return {origin: `http://localhost:${address.port}`, stop}
}
