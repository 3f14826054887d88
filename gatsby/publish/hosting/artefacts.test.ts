import {existsSync} from "fs"
import sharp from "sharp"
import {amplifyHeaders, amplifyRedirects} from "./amplify"
import {nginxSite} from "./nginx"
import {matchesPattern, patternSource, rewritePath} from "./path-pattern"
import {cacheControlOf, contentType, hostingRules, typeOf} from "./rules"
import {headersFile, redirectsFile} from "./static-host"
import {samplePaths} from "./testing/sample-paths"
import {webManifest} from "./web-manifest"

it("every host is told the types that it may not know", () => {
  for (const {path, type} of hostingRules.types) {
    expect(nginxSite()).toContain(`"${patternSource(path)}" { default_type ${type}; }`)
    expect(amplifyHeaders()).toContain(JSON.stringify(contentType(type)))
    expect(headersFile()).toContain(`${path}\n  Content-Type: ${contentType(type)}`)
  }
  expect(typeOf("/feeds/meta-en.csv")).toBe("text/csv; charset=utf-8")
  expect(typeOf("/en/index.html")).toBeUndefined()
})

it.each([
  ["/static/**", "/static/a/b.avif", true],
  ["/static/**", "/x/static/a.avif", false],
  ["/*.js", "/app-1.js", true],
  ["/*.js", "/deep/app-1.js", false],
  ["/*.js", "/appxjs", false],
  ["/*.js", "/app.js.map", false],
  ["/a(b)+c", "/a(b)+c", true],
  ["/experiences/:slug/", "/experiences/cali/", true],
  ["/experiences/:slug/", "/experiences/cali/more/", false],
  ["/experiences/:slug/", "/experiences//", false],
])("%s holds for %s: %p", (pattern, path, holds) => {
  expect(matchesPattern(path, pattern)).toBe(holds)
})

it("takes the names of a path along to another", () => {
  expect(rewritePath("/a/x/b/yz/", "/a/:first/b/:second/", "/:second/:first/")).toBe("/yz/x/")
  expect(rewritePath("/b/x/", "/a/:slug/", "/:slug/")).toBeUndefined()
  expect(rewritePath("/a/x/", "/a/:slug/", "/c/:other/")).toBe("/c//")
})

it("sends the description's headers, and keeps only hashed files", () => {
  const [everywhere = "", ...others] = headersFile().trim().split("\n\n")
  const kept = others.filter(block => block.includes("Cache-Control"))
  expect(everywhere.split("\n")).toEqual([
    "/*",
    ...hostingRules.headers.map(({name, value}) => `  ${name}: ${value}`),
  ])
  for (const block of kept) {
    const [path = "", ...lines] = block.split("\n")
    const own = hostingRules.own.find(rule => rule.path === path)?.headers ?? []
    expect(lines).toEqual([
      `  Cache-Control: ${cacheControlOf(path.replace("*", "x"))}`,
      ...own.map(({name, value}) => `  ${name}: ${value}`),
    ])
  }
  expect(kept.map(block => block.split("\n")[0])).toEqual([
    "/trips-worker.mjs",
    "/static/*",
    "/*.js",
    "/*.css",
    "/icons-*.svg",
  ])
})

it("moves each old address for good, with and without its slash, or says that it is gone", () => {
  const moves = [
    {fromPath: "/old/", toPath: "/en/new/"},
    {fromPath: "/older/", toPath: "/en/new/"},
  ]
  const rules = {gone: ["/blog/"], notFound: "/404.html"}
  expect(redirectsFile(moves, rules).trim().split("\n")).toEqual([
    "/old/ /en/new/ 301",
    "/old /en/new/ 301",
    "/older/ /en/new/ 301",
    "/older /en/new/ 301",
    "/blog/ /404.html 410",
    "/blog /404.html 410",
  ])
})

const manifest = JSON.parse(
  webManifest({brand: "Roots", description: {en: "Trips in Colombia", es: "Viajes"}} as never),
)

it("names the site on a phone's home screen, in its first language", () => {
  expect(manifest).toMatchObject({
    name: "Roots",
    short_name: "Roots",
    description: "Trips in Colombia",
    lang: "en",
    start_url: "/",
    display: "browser",
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
})

it("names icons that there are, in the size that it says", async () => {
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const {src, sizes, type} of manifest.icons) {
    expect(existsSync(`static${src}`)).toBe(true)
    const {width, height, format} = await sharp(`static${src}`).metadata()
    expect([sizes, type]).toEqual([`${width}x${height}`, `image/${format}`])
  }
  const maskable = manifest.icons.filter(({purpose}: {purpose?: string}) => purpose === "maskable")
  expect(maskable).toHaveLength(1)
})

describe("customHttp.yml", () => {
  type Block = {pattern: string; headers: {name: string; value: string}[]}
  const unquote = (text = '""') => JSON.parse(text) as string
  const blocks = amplifyHeaders()
    .split("  - pattern: ")
    .slice(1)
    .map(
      (block): Block => ({
        pattern: unquote(block.split("\n")[0]),
        headers: [...block.matchAll(/- key: (".*")\n\s+value: (".*")/g)].map(([, name, value]) => ({
          name: unquote(name),
          value: unquote(value),
        })),
      }),
    )
  /** Amplify's patterns: `**` spans segments; without a slash at its start it holds anywhere. */
  const holds = (pattern: string, path: string) =>
    matchesPattern(path, pattern.replace("**/*", "**").replace(/^(?!\/)/, "/"))

  it("sends each header of the description to every path, once", () => {
    for (const path of [...samplePaths, "/", "/en/"]) {
      const sent = blocks
        .filter(({pattern}) => holds(pattern, path))
        .flatMap(({headers}) => headers)
      const names = sent.map(({name}) => name)
      expect([path, names.length]).toEqual([path, new Set(names).size])
      expect(sent).toEqual(
        expect.arrayContaining([
          ...hostingRules.headers,
          {name: "Cache-Control", value: cacheControlOf(path)},
        ]),
      )
    }
  })

  it("stays below the 25,000 characters that Amplify takes", () => {
    expect(amplifyHeaders().length).toBeLessThan(25_000)
  })
})

describe("amplify-redirects.json", () => {
  it("holds each redirect of the description, with and without its slash, before the 404", () => {
    const rules = amplifyRedirects()
    const named = (path: string) => path.replace(":slug", "<slug>")
    const expected = hostingRules.redirects.flatMap(({fromPath, toPath}) => [
      [named(fromPath), named(toPath), "301"],
      [named(fromPath).replace(/\/$/, ""), named(toPath), "301"],
    ])
    expect(rules.map(({source, target, status}) => [source, target, status])).toEqual([
      ...expected,
      ["/<*>", "/404.html", "404"],
    ])
  })
})
