import {planRedirects} from "../gatsby/pages/plan-redirects"
import {allPages, content, experiences, regions} from "./support/site"
import {expect, test} from "./support/test"

// `BASE_URL=https://www.your-domain npx playwright test --project=chromium e2e/hosting.spec.ts` asks a real host.

test("every address that ever held a page ends at its page", async ({request, baseURL}) => {
  const slugs = {experiences, destinations: regions}
  const rules = planRedirects(content)
  const moved = rules.filter(({source, status}) => status === "301" && !source.endsWith("/"))
  const former = moved.flatMap(({source, target}) => {
    if (!source.includes("<slug>")) return [{fromPath: source, toPath: target}]
    const entries = slugs[source.split("/")[1] as keyof typeof slugs]
    return entries.map(({slug}) => ({
      fromPath: source.replace("<slug>", slug),
      toPath: target.replace("<slug>", slug),
    }))
  })
  const withoutSlash = allPages.map(({path}) => ({fromPath: path.replace(/\/$/, ""), toPath: path}))
  for (const {fromPath, toPath} of [...former, ...withoutSlash]) {
    const first = await request.get(fromPath, {maxRedirects: 0})
    expect(first.status(), fromPath).toBe(301)
    const response = await request.head(fromPath)
    expect(response.status(), fromPath).toBe(200)
    expect(response.url(), fromPath).toBe(`${baseURL}${toPath}`)
  }
})

/** What protects every page and file. */
const protection: Record<string, RegExp> = {
  "content-security-policy": /frame-ancestors 'none'/,
  "cross-origin-opener-policy": /^same-origin/,
  "permissions-policy": /camera=\(\)/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "strict-transport-security": /^max-age=31536000$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
}

test("each kind of answer has its status, caching, type and protection", async ({request}) => {
  const html = await (await request.get("/en/")).text()
  const [script = ""] = /\/app-[0-9a-f]{20}\.js/.exec(html) ?? []
  const [picture = ""] = /\/static\/[^" ,]+\.webp/.exec(html) ?? []
  const forAYear = "public, max-age=31536000, immutable"
  const askedAgain = "public, max-age=0, must-revalidate"
  const answers: [address: string, status: number, cache: string | undefined, type: RegExp][] = [
    ["/en/", 200, askedAgain, /^text\/html; ?charset=utf-8$/i],
    ["/page-data/en/page-data.json", 200, askedAgain, /^application\/json/],
    [script, 200, forAYear, /javascript/],
    [picture, 200, forAYear, /^/],
    ["/feeds/meta-en.csv", 200, undefined, /^text\/csv; ?charset=utf-8$/i],
    ["/nowhere/", 404, askedAgain, /^text\/html; ?charset=utf-8$/i],
    ["/static/gone.webp", 404, askedAgain, /^text\/html; ?charset=utf-8$/i],
  ]
  for (const [address, status, cache, type] of answers) {
    const response = await request.get(address)
    const headers = response.headers()
    expect(response.status(), address).toBe(status)
    if (cache) expect(headers["cache-control"], address).toBe(cache)
    expect(headers["content-type"] ?? "", address).toMatch(type)
    for (const [name, value] of Object.entries(protection))
      expect(headers[name], `${address} ${name}`).toMatch(value)
  }
})

test("pages come compressed, and without their body where they are unchanged", async ({
  request,
}) => {
  const first = (await request.get("/es/", {headers: {"Accept-Encoding": "gzip"}})).headers()
  expect(first["content-encoding"]).toBe("gzip")
  const again = await request.get("/es/", {headers: {"If-None-Match": first.etag ?? ""}})
  expect(again.status()).toBe(304)
})
