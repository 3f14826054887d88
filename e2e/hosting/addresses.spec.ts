import {get, type OutgoingHttpHeaders} from "node:http"
import {planRedirects} from "../../gatsby/pages/plan-redirects"
import {hostingRules} from "../../gatsby/publish/hosting/rules"
import {loopback} from "../../tools/deploy/nginx"
import {allPages, experiences, regions} from "../support/site"
import {expect, test} from "../support/test"
import {word} from "../support/words"

test("every address that ever held a page ends at its page in one step", async ({request}) => {
  const paths = allPages.map(({path}) => path)
  const withoutSlash = paths.map(path => path.replace(/\/$/, ""))
  const old = planRedirects({experiences, regions}).flatMap(({fromPath}) => [
    fromPath,
    fromPath.slice(0, -1),
  ])
  for (const address of [...old, ...withoutSlash].filter(of => of !== "")) {
    const response = await request.get(`${address}?utm=1`, {maxRedirects: 0})
    expect(response.status(), address).toBe(301)
    const [to = "", query] = (response.headers().location ?? "").split("?")
    expect(query, address).toBe("utm=1")
    expect(paths, address).toContain(to)
    // The page keeps its name, unless that name is a former one.
    const name = address.replace(/\/$/, "")
    const same = paths.find(path => path === `${name}/` || path === `/en${name}/`)
    if (same) expect(to, address).toBe(same)
  }
})

/** Asks for an address as it stands: a browser, and Playwright, would straighten it first. */
const ask = (origin = "", address = "/", headers: OutgoingHttpHeaders = {}) =>
  new Promise<{status?: number; location?: string; body: string}>((resolve, reject) => {
    get(origin, {path: address, headers, agent: false}, async response => {
      const body = (await response.setEncoding("utf8").toArray()).join("")
      resolve({status: response.statusCode, location: response.headers.location, body})
    }).on("error", reject)
  })

test("a query is kept whole where an address leads on", async ({baseURL}) => {
  const {location} = await ask(baseURL, "/en/about-us?a=b?c=d&e")
  expect(location).toBe("/en/about-us/?a=b?c=d&e")
})

test("files for hosts and broken addresses are unknown", async ({baseURL}) => {
  const addresses = [
    ...hostingRules.hidden,
    "/404.html",
    "/404/",
    "/404",
    "/.env",
    "/experiences/nowhere",
    "/%E0%A4%A",
    "/%0d%0aX-Injected:1",
    "/static/../../package.json",
    "/static/%2e%2e/%2e%2e/package.json",
  ]
  for (const address of addresses) {
    const {status, body} = await ask(baseURL, address)
    expect(status, address).toBe(404)
    expect(body, address).toContain(word("es", "not-found", "title"))
  }
})

test("nginx hangs up on whoever asks for another host", async ({baseURL}, {project}) => {
  test.skip(project.name !== "nginx", "the preview answers under any name of the machine")
  for (const host of ["example.org", "sub.localhost", "localhost.example.org", "10.0.0.1"])
    await expect(ask(baseURL, "/en/", {Host: host}), host).rejects.toThrow(/hang up|ECONNRESET/)
  expect((await ask(baseURL, "/en/")).status).toBe(200)
})

test("every address of the machine itself answers, of IPv4 and of IPv6", async ({baseURL}) => {
  const {port = ""} = new URL(baseURL ?? "")
  for (const host of loopback())
    expect((await ask(`http://${host}:${port}`, "/en/")).status, host).toBe(200)
})

test("no address leads off the site", async ({baseURL}) => {
  const hosts = ["//example.org", "//example.org/%2e%2e", "//example.org/about-us", "//en"]
  for (const address of hosts) {
    const {location = "/"} = await ask(baseURL, address)
    expect(location, address).toMatch(/^\/(?!\/)/)
  }
})
