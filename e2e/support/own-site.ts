import {execFileSync} from "node:child_process"
import {mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from "node:fs"
import type {Server} from "node:http"
import type {AddressInfo} from "node:net"
import os from "node:os"
import path from "node:path"
import {test as base, type Page} from "@playwright/test"
import {readEnvironment} from "../../gatsby/environment/environment"
import {securePage} from "../../gatsby/publish/content-security-policy"
import {createSiteServer} from "../../tools/serve/server"

/** Files whose text names the release. */
const named = /(?:\.html|app-data\.json|release\.json)$/

/** The finished build on a server of its own, which can end and come back at the same address. */
export class OwnSite {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), "own-site-"))
  private server: Server | undefined
  private port = 0
  private readonly lost: string[] = []

  /** @param serve - makes the server of a folder; for troubles of its own */
  constructor(private readonly serve: (folder: string) => Server = createSiteServer) {
    execFileSync("cp", ["-a", "public/.", this.folder])
  }

  get origin(): string {
    return `http://localhost:${this.port}`
  }

  async start(): Promise<void> {
    const server = this.serve(this.folder)
    this.server = server
    await new Promise<void>(resolve => server.listen(this.port, resolve))
    this.port = (server.address() as AddressInfo).port
  }

  /** Ends the server at once, as a network that is gone. */
  async end(): Promise<void> {
    const {server} = this
    this.server = undefined
    if (!server) return
    const closed = new Promise(resolve => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  /**
   * Another release goes live at the same address: other scripts, and every page names them.
   *
   * @param without - a file that it lacks; the next release has it again
   */
  async release(version: string, without?: string): Promise<void> {
    await this.end()
    for (const file of this.lost.splice(0)) renameSync(`${file}.lost`, file)
    this.renew(version)
    if (without) {
      const file = path.join(this.folder, without)
      this.lost.push(file)
      renameSync(file, `${file}.lost`)
    }
    await this.start()
  }

  /** Loses files of its root, as one whose next release has other ones. The server lists files as it starts. */
  async lose(pattern: RegExp): Promise<void> {
    await this.end()
    const gone = readdirSync(this.folder).filter(name => pattern.test(name))
    if (gone.length === 0) throw new Error(`no file is called ${pattern}`)
    for (const name of gone) rmSync(path.join(this.folder, name))
    await this.start()
  }

  private renew(version: string): void {
    const files = readdirSync(this.folder, {recursive: true, withFileTypes: true})
      .filter(entry => entry.isFile())
      .map(entry =>
        path.relative(this.folder, path.join(entry.parentPath ?? entry.path, entry.name)),
      )
    const app = files.find(file => /^app-[0-9a-f]+\.js$/.test(file)) ?? ""
    const appData = path.join(this.folder, "page-data/app-data.json")
    const {webpackCompilationHash} = JSON.parse(readFileSync(appData, "utf8"))
    const next = `app-${version}.js`
    for (const file of [...files.filter(name => named.test(name)), app]) {
      const place = path.join(this.folder, file)
      const text = readFileSync(place, "utf8")
        .replaceAll(app, next)
        .replaceAll(webpackCompilationHash, version)
        .replace(/"id":"[0-9a-f]+"/, `"id":"${version}"`)
      // A page's policy names what is inline by its hash, the release's name among it.
      const isPage = text.includes("Content-Security-Policy")
      writeFileSync(place, isPage ? securePage(text, readEnvironment({})) : text)
    }
    renameSync(path.join(this.folder, app), path.join(this.folder, next))
  }

  async remove(): Promise<void> {
    await this.end()
    rmSync(this.folder, {recursive: true})
  }
}

/** Playwright's test with a server of its own, which it can end, and from which another release can go live. */
export const test = base.extend<{own: OwnSite}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a pattern.
  own: async ({}, use) => {
    const own = new OwnSite()
    await own.start()
    await use(own)
    await own.remove()
  },
})

/** The name of the release that a page is of. */
export const releaseOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (window as unknown as {___webpackCompilationHash: string}).___webpackCompilationHash,
  )
