import {readdirSync} from "node:fs"
import path from "node:path"
import {hostingRules, isHidden} from "../../gatsby/publish/hosting/rules"
import {hasBrotli} from "../../tools/deploy/nginx"
import {expect, test} from "../support/test"

const hashed = readdirSync("public").filter(name => /\.(js|css)$/.test(name))
const picture = /\/static\/[^" ,]+\.webp/

test("every file with a hash in its name keeps that promise", () => {
  expect(hashed.length).toBeGreaterThan(5)
  for (const name of hashed) expect(name).toMatch(/[-.][0-9a-f]{20}\.(js|css)$/)
})

const forAYear = "public, max-age=31536000, immutable"
const askedAgain = "public, max-age=0, must-revalidate"
const html = /^text\/html; ?charset=utf-8$/i

test("each kind of answer has its status, headers and type", async ({request}) => {
  const home = await (await request.get("/en/")).text()
  const answers: [address: string, status: number, cache: string, type: RegExp][] = [
    ["/en/", 200, askedAgain, html],
    ["/page-data/en/page-data.json", 200, askedAgain, /^application\/json/],
    [`/${hashed.find(name => name.endsWith(".js"))}`, 200, forAYear, /javascript/],
    [picture.exec(home)?.[0] ?? "", 200, forAYear, /^image\/webp/],
    ["/site.webmanifest", 200, askedAgain, /^application\/manifest\+json/],
    ["/favicon.svg", 200, askedAgain, /^image\/svg\+xml/],
    ["/favicon.ico", 200, askedAgain, /^image\/x-icon$/],
    ["/about-us/", 301, askedAgain, /^/],
    ["/nowhere/", 404, askedAgain, html],
    ["/static/gone.webp", 404, askedAgain, html],
  ]
  for (const [address, status, cache, type] of answers) {
    const response = await request.get(address, {maxRedirects: 0})
    const headers = response.headers()
    expect(response.status(), address).toBe(status)
    expect(headers["cache-control"], address).toBe(cache)
    expect(headers["content-type"] ?? "", address).toMatch(type)
    for (const {name, value} of hostingRules.headers)
      expect(headers[name.toLowerCase()], `${address} ${name}`).toBe(value)
  }
})

test("an unchanged page is answered without its body", async ({request}) => {
  const first = (await request.get("/es/")).headers()
  const again = await request.get("/es/", {headers: {"If-None-Match": first.etag ?? ""}})
  expect(again.status()).toBe(304)
})

test("texts come as they were compressed in the build", async ({request}, {project}) => {
  // An nginx without the module for Brotli sends gzip instead.
  const best = project.name === "nginx" && !hasBrotli() ? "gzip" : "br"
  const encoding = async (address: string, accepted: string) => {
    const response = await request.get(address, {headers: {"Accept-Encoding": accepted}})
    expect(response.headers().vary, address).toMatch(/accept-encoding/i)
    return response.headers()["content-encoding"]
  }
  for (const address of ["/en/", `/${hashed[0]}`, "/page-data/en/page-data.json"]) {
    expect(await encoding(address, "br, gzip"), address).toBe(best)
    expect(await encoding(address, "gzip"), address).toBe("gzip")
    expect(await encoding(address, "identity"), address).toBeUndefined()
  }
})

test("a file of any type is sent with its type", async ({request}) => {
  const files = readdirSync("public", {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(
      entry => `/${path.relative("public", path.join(entry.parentPath ?? entry.path, entry.name))}`,
    )
    .filter(file => !isHidden(file) && !/\.(br|gz)$/.test(file))
  const oneOfEach = new Map(files.map(file => [path.extname(file), file]))
  expect([...oneOfEach.keys()]).toEqual(expect.arrayContaining([".ico", ".webp", ".woff2"]))
  for (const file of oneOfEach.values()) {
    const {"content-type": type} = (await request.get(file)).headers()
    expect(type, file).toMatch(/^(text|image|font|application)\/(?!octet-stream)[\w.+-]+/)
  }
})

test("nothing is accepted but reading", async ({request}) => {
  for (const method of ["POST", "PUT", "DELETE"])
    expect((await request.fetch("/en/", {method})).status(), method).toBe(405)
})
