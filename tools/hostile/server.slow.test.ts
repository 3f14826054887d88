import {once} from "node:events"
import {mkdir, mkdtemp, rm, writeFile} from "node:fs/promises"
import type {Server} from "node:http"
import {connect} from "node:net"
import os from "node:os"
import path from "node:path"
import fc from "fast-check"
import {renamedTrips} from "../../gatsby/content/renamed-trips"
import {listen} from "../listen"
import {createSiteServer} from "../serve/server"
import {tries} from "./cases"

const secret = "not-for-visitors"
let root: string
let server: Server
let listening: Awaited<ReturnType<typeof listen>>

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), {recursive: true})
  await writeFile(path.join(root, file), text)
}

/** A build with a few pages, and files around it that nobody may get. */
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "hostile-"))
  for (const page of ["", "en/", "es/", "en/about-us/", "en/experiences/", "en/experiences/walk/"])
    await write(`public/${page}index.html`, `<h1>page ${page}</h1>`)
  await write("public/404.html", "<h1>nothing here</h1>")
  await write("public/a.txt", "a")
  for (const file of [
    "public/.env",
    "public/.git/config",
    "public/_headers",
    "public/_redirects",
    "secret.txt",
    "index.html",
    "outside/index.html",
    "public-other/index.html",
    "en/index.html",
  ])
    await write(file, secret)
  server = createSiteServer(path.join(root, "public"))
  listening = await listen(server)
})

afterAll(async () => {
  await listening.stop()
  await rm(root, {recursive: true})
})

/** What the server says to bytes as they are; nothing if it hangs up. */
const ask = async (request: string): Promise<string> => {
  const socket = connect(listening.port)
  const parts: Buffer[] = []
  socket.on("data", part => parts.push(part))
  socket.on("error", () => undefined)
  socket.setTimeout(5000, () => socket.destroy(new Error("no answer")))
  socket.write(Buffer.from(request, "latin1"))
  await once(socket, "close")
  return Buffer.concat(parts).toString("latin1")
}

const part = fc.constantFrom(
  ..."en es experiences walk about-us .. . %2e%2e ..%2f ..%5c \\ / // %2f %5c %00 %0d%0a %0d%0aX-Evil:1".split(
    " ",
  ),
  ..."? ?a=b ?a=b?c=d ?%0d%0aX-Evil:1 ?\u007f ?é # % %ff %E0%A4 é \u007f \u0001 \u00ff ;a=b @ : * |".split(
    " ",
  ),
  ...".env .git/config _headers _redirects index.html secret.txt outside public public-other 404 404.html".split(
    " ",
  ),
  ..."evil.example //evil.example /\\evil.example http://evil.example/ javascript:alert(1) <script>".split(
    " ",
  ),
  "x".repeat(3000),
  "../".repeat(30),
  "%2e%2e%2f".repeat(10),
)

const target = fc
  .tuple(
    fc.constantFrom("/", "", "//", "/en/", "/en", "/..", "http://evil.example/", "*"),
    fc.array(part, {maxLength: 5}),
    fc.constantFrom("/", ""),
  )
  .map(([start, parts, joint]) => start + parts.join(joint))

const header = fc.constantFrom(
  "X-Forwarded-Host: evil.example",
  "X-Forwarded-Proto: http\\r\\nX-Evil: 1",
  "X-Original-URL: /.env",
  "X-Rewrite-URL: /../secret.txt",
  "Range: bytes=0-0,0-0,5-1",
  "Accept-Encoding: br;q=1, ../../x",
  "If-None-Match: *",
  "If-Modified-Since: never",
  "Transfer-Encoding: x",
  "Content-Length: 5",
  "Cookie: i18next=\u00ff; a=%0d%0a",
)

const host = fc.constantFrom("localhost", "evil.example", "evil.example:80@x", "", "[::1]", "a b")
const method = fc.oneof(
  {weight: 6, arbitrary: fc.constantFrom("GET", "HEAD")},
  fc.constantFrom("POST", "OPTIONS", "TRACE", "DELETE", "CONNECT", "GET\t", "get"),
)

const known =
  /^(HTTP\/1\.1 (200|206|301|304|400|404|405|408|411|413|416|417|431|501|505) .*|(Strict-Transport-Security|X-Content-Type-Options|Referrer-Policy|Permissions-Policy|Cross-Origin-Opener-Policy|Content-Security-Policy|X-Frame-Options|Cache-Control|Content-Type|Content-Length|Content-Encoding|Content-Range|Accept-Ranges|Vary|ETag|Last-Modified|Location|Allow|Date|Connection|Keep-Alive|Transfer-Encoding):.*)$/i

const faultsOf = (answer: string): string[] => {
  if (answer === "") return []
  const [head = ""] = answer.split("\r\n\r\n")
  const lines = head.split("\r\n")
  const location = /^location: (.*)$/im.exec(head)?.[1]
  return [
    ...lines.filter(line => !known.test(line)).map(line => `a header: ${line}`),
    ...(answer.includes(secret) ? ["a file from outside"] : []),
    ...(location === undefined ||
    (/^\/(?![/\\])/.test(location) &&
      new URL(location, "https://a.example").origin === "https://a.example" &&
      !/(^|\/)\.\.(\/|$)/.test(location.split("?")[0] ?? ""))
      ? []
      : [`leads to ${location}`]),
  ]
}

let answered = 0

tries(
  "answers %d hostile requests with what is in the build, or with nothing",
  3000,
  fc.asyncProperty(
    method,
    target,
    host,
    fc.array(header, {maxLength: 2}),
    async (verb, address, name, headers) => {
      const request = [`${verb} ${address} HTTP/1.1`, `Host: ${name}`, ...headers]
      const answer = await ask(`${request.join("\r\n")}\r\nConnection: close\r\n\r\n`)
      expect(faultsOf(answer)).toEqual([])
      if (answer.startsWith("HTTP/1.1 ")) answered += 1
      // Whatever was asked, the next visitor is answered.
      expect(server.listening).toBe(true)
    },
  ),
  async cases => {
    expect(answered).toBeGreaterThan(cases / 2)
    const good = await ask("GET /en/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    expect(good).toContain("<h1>page en/</h1>")
  },
)

const odd = fc.oneof(
  fc.string({unit: "binary", maxLength: 20}),
  fc.constantFrom('x"; return 200', "a\n}\nserver {", "../..", "$host", "old-walk", ":slug", "*"),
)
tries(
  "takes nothing but names of trips out of %d files for the redirects of hosts",
  200,
  fc.asyncProperty(
    fc.oneof(fc.array(odd, {maxLength: 3}), odd, fc.jsonValue({maxDepth: 2})),
    async formerSlugs => {
      await write("data/experiences/walk/experience.json", JSON.stringify({formerSlugs}))
      for (const {slug, formerSlugs: former} of renamedTrips(root))
        for (const name of [slug, ...(former ?? [])]) expect(name).toMatch(/^[a-z0-9-]+$/)
    },
  ),
)
