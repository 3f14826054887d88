import {answerPage} from "../answer"
import {releaseCaches} from "../store"
import {FakeCaches} from "./fake-caches"

export const ask = (path: string): Request => new Request(`https://site.example${path}`)

/** Opens a page through the worker and returns its text. */
export const openPage = async (path: string, client = "page"): Promise<string> => {
  const answer = await answerPage({request: ask(path), clientId: "", resultingClientId: client})
  return answer.text()
}

const pageOf = (id: string, picture: string | undefined): string => {
  const sizes = [400, 800].map(size => `/static/${picture}/p-${size}.webp ${size}w`)
  return `<script>hash-${id}</script>${picture ? `<img srcset="${sizes.join(", ")}">` : ""}`
}

/** The folder of a trip's picture: hexadecimal digits, as a build names them. */
const pictureFolder = (slug: string) => slug.padEnd(32, "0").replace(/[^0-9a-f]/g, "a")

/** The list of saved trips, in each language. */
const lists = ["/en/saved/", "/es/saved/"]

/** A server whose newest release is `one`, the network to it, and the caches of a browser. */
class FakeSite {
  /** The server's files by path; a missing path is a 404, null is a network failure. */
  files: Record<string, string | null> = {}
  stores = new FakeCaches()
  /** The status of a server that is down. */
  status?: number
  private isOffline = false

  constructor() {
    this.publish("one")
  }

  /** Deploys another release. */
  publish(id: string, slugs: readonly string[] = ["cali", "chiva"]) {
    const release = {
      id,
      scripts: `hash-${id}`,
      files: [`/own-${id}.js`, "/app.js"],
      pages: lists,
      trips: ["/en/experiences/:slug/"],
    }
    this.files = {
      "/release.json": JSON.stringify(release),
      "/app.js": "app",
      [`/own-${id}.js`]: id,
    }
    for (const list of lists) this.addPage(id, list)
    for (const slug of slugs) {
      const picture = pictureFolder(slug)
      this.addPage(id, `/en/experiences/${slug}/`, picture)
      this.files[`/static/${picture}/p-800.webp`] = "picture"
    }
  }

  private addPage(id: string, path: string, picture?: string) {
    this.files[path] = pageOf(id, picture)
    this.files[`/page-data${path}page-data.json`] = `{"of": "${id}"}`
  }

  goOffline() {
    this.isOffline = true
  }

  async releaseCount(): Promise<number> {
    return (await this.stores.keys()).filter(name => name.startsWith(releaseCaches)).length
  }

  async fetch(input: string | Request): Promise<Response> {
    const address = typeof input === "string" ? input : input.url
    const text = this.files[new URL(address, "https://site.example").pathname]
    if (this.isOffline || text === null) throw new TypeError("Failed to fetch")
    if (this.status) return new Response("down", {status: this.status})
    return new Response(text ?? "none", {status: text === undefined ? 404 : 200})
  }
}

/** Gives each test its own site, with fake `caches` and `fetch`. */
export const fakeSite = (): FakeSite => {
  const site = new FakeSite()
  beforeEach(() => {
    Object.assign(site, new FakeSite())
    Object.assign(globalThis, {
      caches: site.stores,
      fetch: (input: string | Request) => site.fetch(input),
      navigator: {language: "en"},
    })
  })
  return site
}
