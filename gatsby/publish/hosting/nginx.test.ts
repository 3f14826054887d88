import {defaultPlace, nginxSite} from "./nginx"
import {headerValue, ownMaps} from "./nginx-headers"
import {rewritePath} from "./path-pattern"
import {cacheControlOf, type HostingRules, hostingRules} from "./rules"
import {samplePaths} from "./testing/sample-paths"

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

const text = nginxSite()

it.each(text.split(/^server \{$/m).slice(1))("sends the headers of the description", server => {
  const sent = [
    ...server.matchAll(/^ {4}add_header (\S+) (?:"(.*)"|\$(entreraices_\w+)) always;$/gm),
  ]
    .filter(([, name]) => name !== "Cache-Control")
    .map(([, name, value, map = ""]) => ({
      name,
      value: value ?? lookUp(readMap(text, map), "/en/"),
    }))
  expect(sent).toEqual(hostingRules.headers)
})

it.each(hostingRules.own)("sends $path with headers of its own", ({path, headers}) => {
  for (const {name, value} of headers) {
    const [, map = ""] = new RegExp(`add_header ${name} \\$(entreraices_\\w+)`).exec(text) ?? []
    expect(text).toContain(`map $uri $${map} {`)
    expect(text).toContain(`    ${path} "${value}";`)
  }
})

it("sends headers at one level only", () => {
  expect(text.match(/^ {5,}add_header/m)).toBeNull()
})

it("caches as the description says", () => {
  const map = readMap(text, "entreraices_cache")
  for (const path of samplePaths)
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

it("answers 410 for what is gone, with the page of an unknown address", () => {
  const own = nginxSite(defaultPlace, {...hostingRules, gone: ["/tours/old.html/", "/blog/"]})
  const map = readMap(own.replace(/ 1;/g, ' "1";'), "entreraices_gone")
  for (const path of ["/tours/old.html", "/tours/old.html/", "/blog", "/blog/"])
    expect([path, lookUp(map, path)]).toEqual([path, "1"])
  for (const path of ["/tours/oldxhtml", "/blog/post", "/en/"])
    expect(lookUp(map, path)).not.toBe("1")
  expect(own).toMatch(/if \(\$entreraices_gone\) \{\s*return 410;/)
  expect(own).toContain(`error_page 404 410 ${hostingRules.notFound};`)
})

it("answers under the site's own name alone, without a certificate for others", () => {
  const [, stranger = "", site = ""] = text.split(/^server \{$/m)
  for (const listen of ["80", "[::]:80", "443 ssl http2", "[::]:443 ssl http2"])
    expect(stranger).toContain(`    listen ${listen} default_server;\n`)
  expect(stranger).toContain("ssl_reject_handshake on;")
  expect(stranger).toContain("return 444;")
  expect(site).toContain("server_name www.example.com;")
  expect(site).not.toContain("default_server")
  const own = nginxSite({...defaultPlace, serverName: "www.entreraices.co"})
  expect(own).toContain("server_name www.entreraices.co;")
})

it("leads the address without www to the site, where there is one", () => {
  const [, , , bare = ""] = text.split(/^server \{$/m)
  expect(bare).toContain("server_name example.com;")
  expect(bare).toContain("return 301 https://www.example.com$request_uri;")
  const named = nginxSite({...defaultPlace, serverName: "entreraices.co"})
  expect(named.match(/^server /gm)).toHaveLength(2)
  expect(named.endsWith("\n}\n")).toBe(true)
})

it("listens on each port by IPv4 and by IPv6, every server", () => {
  for (const server of text.split(/^server \{$/m).slice(1)) {
    const places = [...server.matchAll(/^ {4}listen ([^\s;]+)/gm)].map(([, place = ""]) => place)
    const ports = places.filter(place => /^\d+$/.test(place))
    expect(ports).toContain("80")
    expect(places.filter(place => !ports.includes(place))).toEqual(
      ports.map(port => `[::]:${port}`),
    )
  }
})

it("says nothing of Brotli to an nginx that has no such module", () => {
  const line = "    brotli_static on;\n"
  expect(text).toContain(line)
  expect(nginxSite({...defaultPlace, brotli: false})).toBe(text.replace(line, ""))
})

it("names a certificate only where it is told one", () => {
  expect(text).not.toContain("ssl_certificate")
  const own = nginxSite({...defaultPlace, certificate: {cert: "/a.pem", key: "/a.key"}})
  expect(own).toContain(
    "listen 443 ssl;\n    listen [::]:443 ssl;\n    ssl_certificate /a.pem;\n    ssl_certificate_key /a.key;\n",
  )
})

it("hides what the description hides", () => {
  for (const path of hostingRules.hidden)
    expect(text).toContain(`location = ${path} { return 404; }`)
})

const rules = {
  headers: [
    {name: "Content-Security-Policy", value: "default-src 'self'"},
    {name: "X-Frame-Options", value: "DENY"},
    {name: "Referrer-Policy", value: "no-referrer"},
  ],
  own: [
    {path: "/worker.mjs", headers: [{name: "Content-Security-Policy", value: "default-src *"}]},
    {
      path: "/frame/",
      headers: [
        {name: "Content-Security-Policy", value: 'a "b"'},
        {name: "X-Frame-Options", value: "SAMEORIGIN"},
      ],
    },
  ],
} as unknown as HostingRules

it("maps each header that has a form of its own somewhere, a line for each path", () => {
  expect(ownMaps(rules)).toBe(`map $uri $entreraices_content_security_policy {
    default "default-src 'self'";
    /worker.mjs "default-src *";
    /frame/ "a \\"b\\"";
}

map $uri $entreraices_x_frame_options {
    default "DENY";
    /frame/ "SAMEORIGIN";
}

`)
  expect(ownMaps({...rules, own: []})).toBe("")
})

it("gives a header the map's value, or its own where no path has another", () => {
  const [policy, , referrer] = rules.headers
  expect(policy && headerValue(rules, policy)).toBe("$entreraices_content_security_policy")
  expect(referrer && headerValue(rules, referrer)).toBe('"no-referrer"')
})
