import {existsSync, readdirSync, readFileSync, statSync} from "node:fs"
import nodePath from "node:path"
import {gzipSync} from "node:zlib"
import {test as base, expect} from "@playwright/test"
import {DomUtils, parseDocument} from "htmlparser2"

const folder = "public"

const fileOf = (address: string) =>
  nodePath.join(folder, address.endsWith("/") ? `${address}index.html` : address)

export const isBuilt = (address: string): boolean => existsSync(fileOf(address))

export const builtText = (address: string): string => readFileSync(fileOf(address), "utf8")

/** Bytes of a file of the build as it is; for what is compressed by itself. */
export const builtSize = (address: string): number => statSync(fileOf(address)).size

const zipped = new Map<string, number>()

/** Bytes of a text of the build as gzip sends them. */
export const zippedSize = (address: string): number => {
  const size = zipped.get(address) ?? gzipSync(builtText(address), {level: 9}).byteLength
  zipped.set(address, size)
  return size
}

/** Addresses of the scripts that a page starts: Gatsby's, and its template's. */
export const scriptsOf = (path: string): string[] => {
  const {componentChunkName} = JSON.parse(builtText(`/page-data${path}page-data.json`)) as {
    componentChunkName: string
  }
  const {namedChunkGroups} = JSON.parse(builtText("/webpack.stats.json")) as {
    namedChunkGroups: Record<string, {assets: {name: string}[]}>
  }
  const files = ["app", componentChunkName].flatMap(chunk => namedChunkGroups[chunk]?.assets ?? [])
  const scripts = files.map(({name}) => `/${name}`).filter(name => name.endsWith(".js"))
  if (scripts.length === 0) throw new Error(`${path} has no scripts`)
  return [...new Set(scripts)]
}

/** A picture that a page offers: address, type, and width in pixels or density. */
export type Candidate = {address: string; descriptor: string}

/** Every candidate of every `srcset` in a piece of HTML. */
export const candidatesOf = (html: string): Candidate[] =>
  [...html.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, srcset = ""]) =>
    srcset.split(/,\s+/).map(text => {
      const [address = "", descriptor = "1x"] = text.trim().split(/\s+/)
      return {address, descriptor}
    }),
  )

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim()

const isJsonLd = ({attribs}: Element) => attribs.type === "application/ld+json"

const silent = ["script", "style", "template"]

const isClosed = ({parent, name}: Element) => {
  const block = parent as Element | null
  return name !== "summary" && block?.name === "details" && !("open" in block.attribs)
}

/** The words of a part, joined by what is given; `isLeftOut` tells whose words do not count. */
const wordsOf = (part: Element, between: string, isLeftOut = (_: Element) => false): string => {
  if (silent.includes(part.name) || isLeftOut(part)) return ""
  return part.children
    .map(child => {
      if (DomUtils.isTag(child)) return wordsOf(child, between, isLeftOut)
      return DomUtils.isText(child) ? child.data : ""
    })
    .join(between)
}

/** Every page is read as if it stood there. */
export const origin = "http://localhost"

const read = (path: string) => {
  if (!isBuilt(path)) throw new Error(`${path} leads to no page`)
  const html = builtText(path)
  const tree = parseDocument(html, {decodeEntities: true})
  const all = (test: (element: Element) => boolean) => DomUtils.findAll(test, tree.children)
  const tags = (...names: string[]) => all(({name}) => names.includes(name))
  const url = `${origin}${path}`
  const meta = tags("meta").map(({attribs}) => attribs)
  const metaContent = (name: string) => meta.find(of => of.name === name)?.content ?? ""
  const headLinks = tags("link").map(({attribs}) => attribs)
  const toLink = (link: Element) => ({
    address: new URL(link.attribs.href ?? "", url).href,
    words: squeeze(wordsOf(link, "")),
    attributes: link.attribs,
  })
  const links = tags("a").filter(({attribs}) => attribs.href)
  const root = all(({attribs}) => attribs.id === "___gatsby")[0] as Element
  const crumbs = tags("nav").find(nav =>
    DomUtils.existsOne(({name, attribs}) => name === "li" && "aria-current" in attribs, [nav]),
  )
  return {
    path,
    /** The file as it is. */
    html,
    language: tags("html")[0]?.attribs.lang ?? "",
    title: squeeze(wordsOf(tags("title")[0] as Element, "")),
    description: metaContent("description"),
    robots: metaContent("robots"),
    canonical: headLinks.find(({rel}) => rel === "canonical")?.href ?? "",
    policy: meta.find(of => of["http-equiv"] === "Content-Security-Policy")?.content ?? "",
    /** Address of each version by its hreflang. */
    alternates: Object.fromEntries(
      headLinks
        .filter(({rel, hreflang}) => rel === "alternate" && hreflang)
        .map(({hreflang = "", href = ""}) => [hreflang, href] as const),
    ),
    /** Content of the Open Graph and Twitter tags by their name. */
    sharing: Object.fromEntries(
      meta
        .map(of => [of.property ?? of.name ?? "", of.content ?? ""] as const)
        .filter(([name]) => /^(og|twitter):/.test(name)),
    ),
    jsonLd: tags("script").filter(isJsonLd).map(DomUtils.getText),
    headings: tags("h1").map(heading => squeeze(wordsOf(heading, ""))),
    /** Words that stand outside of closed blocks. */
    visibleText: squeeze(wordsOf(tags("body")[0] as Element, " ", isClosed)),
    /** All words, those in closed blocks too. */
    text: squeeze(wordsOf(root, "")),
    ids: all(({attribs}) => Boolean(attribs.id)).map(({attribs}) => attribs.id ?? ""),
    links: links.map(toLink),
    breadcrumbs: DomUtils.getElementsByTagName("li", crumbs ?? []).map(item => {
      const [link] = DomUtils.getElementsByTagName("a", item)
      return link ? toLink(link) : {address: url, words: squeeze(wordsOf(item, ""))}
    }),
    /** What the page asks for or leads to within the site: a path, or a place as `#key`. */
    internal: [
      ...all(({attribs}) => Boolean(attribs.href || attribs.src)).map(
        ({attribs}) => attribs.href || attribs.src || "",
      ),
      ...candidatesOf(html).map(({address}) => address),
    ].filter(address => /^(#|\/(?!\/))/.test(address)),
  }
}

/** What a reader of the built file of a page finds, as a crawler does that runs no script. */
export type BuiltPage = ReturnType<typeof read>

const known = new Map<string, BuiltPage>()

/**
 * Reads a page of the build, once for all tests of a worker.
 *
 * @param path - address on the site, or the name of a file such as "/404.html"
 * @throws Error if no such page is built
 */
export const readBuilt = (path: string): BuiltPage => {
  const page = known.get(path) ?? read(path)
  known.set(path, page)
  return page
}

/** Addresses of all files of the build. */
export const builtFiles = readdirSync(folder, {recursive: true, withFileTypes: true})
  .filter(entry => entry.isFile())
  .map(({parentPath, name}) => nodePath.join(parentPath, name).replaceAll(nodePath.sep, "/"))
  .map(file => file.slice(folder.length))

/** Addresses of its pages, but for Gatsby's own. */
export const builtPaths = builtFiles
  .filter(file => file.endsWith(".html") && !/^\/(_gatsby|page-data)/.test(file))
  .map(file => file.replace(/\/index\.html$/, "/"))

/** Every page that links lead to from "/", by its path. */
const crawl = (): Map<string, BuiltPage> => {
  const pages = new Map<string, BuiltPage>()
  const waiting = ["/"]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const page = readBuilt(path)
    pages.set(path, page)
    const urls = page.links.map(({address}) => new URL(address))
    // A photograph links to its file.
    const isPage = (url: URL) => url.origin === origin && !url.pathname.startsWith("/static/")
    waiting.push(...urls.filter(isPage).map(({pathname}) => pathname))
  }
  return pages
}

/** Playwright's test with all pages of the site that links lead to. */
export const test = base.extend<{pages: Map<string, BuiltPage>}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a pattern.
  pages: async ({}, use) => use(crawl()),
})

export {expect}
