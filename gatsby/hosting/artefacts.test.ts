import {readFileSync} from "fs"
import {amplifyHeaders, amplifyRedirects} from "./amplify"
import {hostingFiles} from "./artefacts"
import {defaultPlace, nginxSite} from "./nginx"
import {matchesPattern, rewritePath} from "./path-pattern"
import {cacheControlOf, hostingRules} from "./rules"
import {headersFile} from "./static-host"

it.each(Object.entries(hostingFiles()))(
  "%s is up to date (npm run hosting writes it)",
  (file, text) => {
    expect(readFileSync(file, "utf8")).toBe(text)
  },
)

/** One path of each kind. */
const samples = [
  "/static/a1/b2/banner.avif",
  "/app-cb452ce8f7746f2251fb.js",
  "/styles.19a093941d2f25692804.css",
  "/page-data/en/page-data.json",
  "/en/index.html",
  "/404.html",
]

/** Reads `map $uri $name { … }` back from the text. */
const readMap = (text: string, name: string) => {
  const [, body = ""] = new RegExp(`map \\$uri \\$${name} \\{([\\s\\S]*?)\\n\\}`).exec(text) ?? []
  return body
    .trim()
    .split("\n")
    .map(line => /^\s*(?:default|"~([^"]+)") "([^"]*)";$/.exec(line))
    .map(match => ({pattern: match?.[1], value: match?.[2] ?? ""}))
}

/** What nginx's map gives: the first expression that matches, else the default. */
const lookUp = (map: ReturnType<typeof readMap>, path: string) => {
  const entry =
    map.find(({pattern}) => pattern !== undefined && new RegExp(pattern).test(path)) ??
    map.find(({pattern}) => pattern === undefined)
  const groups = entry?.pattern ? new RegExp(entry.pattern).exec(path)?.groups : undefined
  return entry?.value.replace(/\$(\w+)/g, (_, name: string) => groups?.[name] ?? "")
}

describe("deploy/nginx.conf", () => {
  const text = nginxSite()

  it.each(text.split(/^server \{$/m).slice(1))("sends the headers of the description", server => {
    const sent = [...server.matchAll(/^ {4}add_header (\S+) "(.*)" always;$/gm)].map(
      ([, name, value]) => ({name, value}),
    )
    expect(sent).toEqual(hostingRules.headers)
  })

  it("sends headers at one level only", () => {
    expect(text.match(/^ {5,}add_header/m)).toBeNull()
  })

  it("caches as the description says", () => {
    const map = readMap(text, "entreraices_cache")
    for (const path of samples)
      expect([path, lookUp(map, path)]).toEqual([path, cacheControlOf(path)])
  })

  it("moves as the description says, in its order", () => {
    const map = readMap(text, "entreraices_moved")
    expect(map.length).toBe(hostingRules.redirects.length + 1)
    for (const {fromPath, toPath} of hostingRules.redirects) {
      const path = fromPath.replace(":slug", "cali")
      const target = rewritePath(path, fromPath, toPath)
      expect([path, lookUp(map, path)]).toEqual([path, target])
      expect(lookUp(map, path.replace(/\/$/, ""))).toBe(target)
    }
    expect(lookUp(map, "/en/experiences/cali/")).toBe("/-/")
  })

  it("answers under the site's own name alone, without a certificate for others", () => {
    const [, stranger = "", site = ""] = text.split(/^server \{$/m)
    for (const listen of ["80", "443 ssl"])
      expect(stranger).toContain(`listen ${listen} default_server;`)
    expect(stranger).toContain("ssl_reject_handshake on;")
    expect(stranger).toContain("return 444;")
    expect(site).toContain("server_name www.example.com;")
    expect(site).not.toContain("default_server")
    const own = nginxSite({...defaultPlace, serverName: "www.entreraices.co"})
    expect(own).toContain("server_name www.entreraices.co;")
  })

  it("hides what the description hides", () => {
    for (const path of hostingRules.hidden)
      expect(text).toContain(`location = ${path} { return 404; }`)
  })
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
    for (const path of [...samples, "/", "/en/"]) {
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
    const expected = hostingRules.redirects.flatMap(({fromPath, toPath}) => [
      [fromPath, toPath, "301"],
      [fromPath.replace(/\/$/, ""), toPath, "301"],
    ])
    expect(rules.map(({source, target, status}) => [source, target, status])).toEqual([
      ...expected,
      ["/<*>", "/404.html", "404"],
    ])
  })
})

it("_headers sends the description's headers, and keeps only hashed files", () => {
  const [everywhere = "", ...kept] = headersFile().trim().split("\n\n")
  expect(everywhere.split("\n")).toEqual([
    "/*",
    ...hostingRules.headers.map(({name, value}) => `  ${name}: ${value}`),
  ])
  for (const block of kept) {
    const [path = "", line] = block.split("\n")
    expect(line).toBe(`  Cache-Control: ${cacheControlOf(path.replace("*", "x"))}`)
  }
  expect(kept.map(block => block.split("\n")[0])).toEqual([
    "/static/*",
    "/*.js",
    "/*.css",
    "/icons-*.svg",
  ])
})
