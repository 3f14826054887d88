import {readdirSync} from "node:fs"
import path from "node:path"
import {cacheControlOf, hostingRules, isHidden} from "../../gatsby/publish/hosting/rules"
import {hasBrotli} from "../../tools/deploy/nginx"
import {expect, test} from "../support/test"

const hashed = readdirSync("public").filter(name => /\.(js|css)$/.test(name))
const picture = /\/static\/[^" ,]+\.avif/

test("every file with a hash in its name keeps that promise", () => {
  expect(hashed.length).toBeGreaterThan(5)
  for (const name of hashed) expect(name).toMatch(/[-.][0-9a-f]{20}\.(js|css)$/)
})

test("each kind of answer carries the headers of the description", async ({request}) => {
  const home = await (await request.get("/en/")).text()
  const addresses: [string, number, string][] = [
    ["/en/", 200, "/en/"],
    ["/page-data/en/page-data.json", 200, "/page-data/en/page-data.json"],
    [`/${hashed[0]}`, 200, `/${hashed[0]}`],
    [picture.exec(home)?.[0] ?? "", 200, "/static/"],
    ["/site.webmanifest", 200, "/site.webmanifest"],
    ["/favicon.svg", 200, "/favicon.svg"],
    ["/about-us/", 301, "/"],
    ["/nowhere/", 404, hostingRules.notFound],
    ["/static/gone.avif", 404, hostingRules.notFound],
  ]
  for (const [address, status, kind] of addresses) {
    const response = await request.get(address, {maxRedirects: 0})
    const headers = response.headers()
    expect(response.status(), address).toBe(status)
    expect(headers["cache-control"], address).toBe(cacheControlOf(kind))
    for (const {name, value} of hostingRules.headers)
      expect(headers[name.toLowerCase()], `${address} ${name}`).toBe(value)
  }
})

test("hashed files may be kept for a year, pages and their data are asked for again", async ({
  request,
}) => {
  const cache = async (address: string) => (await request.get(address)).headers()["cache-control"]
  expect(await cache(`/${hashed[0]}`)).toBe("public, max-age=31536000, immutable")
  expect(await cache("/es/")).toBe("public, max-age=0, must-revalidate")
  expect(await cache("/page-data/app-data.json")).toBe("public, max-age=0, must-revalidate")
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

test("types are declared, because browsers are told not to guess", async ({request}) => {
  const type = async (address: string) => (await request.get(address)).headers()["content-type"]
  expect(await type("/en/")).toMatch(/^text\/html; ?charset=utf-8$/i)
  expect(await type(`/${hashed.find(name => name.endsWith(".js"))}`)).toMatch(/javascript/)
  expect(await type("/page-data/en/page-data.json")).toMatch(/^application\/json/)
  expect(await type("/site.webmanifest")).toMatch(/^application\/manifest\+json/)
  expect(await type("/favicon.svg")).toMatch(/^image\/svg\+xml/)
})

test("a file of any type is sent with its type", async ({request}) => {
  const files = readdirSync("public", {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(
      entry => `/${path.relative("public", path.join(entry.parentPath ?? entry.path, entry.name))}`,
    )
    .filter(file => !isHidden(file) && !/\.(br|gz)$/.test(file))
  const oneOfEach = new Map(files.map(file => [path.extname(file), file]))
  expect([...oneOfEach.keys()]).toEqual(expect.arrayContaining([".ico", ".avif", ".woff2"]))
  for (const file of oneOfEach.values()) {
    const {"content-type": type} = (await request.get(file)).headers()
    expect(type, file).toMatch(/^(text|image|font|application)\/(?!octet-stream)[\w.+-]+/)
  }
  const {"content-type": icon} = (await request.get("/favicon.ico")).headers()
  expect(icon).toBe("image/x-icon")
})

test("nothing is accepted but reading", async ({request}) => {
  for (const method of ["POST", "PUT", "DELETE"])
    expect((await request.fetch("/en/", {method})).status(), method).toBe(405)
})
