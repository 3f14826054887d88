import {planPages} from "../../pages/plan-pages"
import {planRedirects, redirectPatterns} from "../../pages/plan-redirects"
import {
  cacheControlOf,
  headersOf,
  hostingRules,
  isGone,
  isHidden,
  redirectOf as redirectBy,
} from "./rules"

const experiences = [
  {slug: "cali", group: "3-days" as const, price: 300, regions: []},
  {slug: "bay", formerSlugs: ["gulf"], group: "3-days" as const, price: 400, regions: []},
]
const paths = new Set(planPages({experiences, regions: []}).map(({path}) => path))
const isPage = (path: string) => paths.has(path)
const rules = {...hostingRules, redirects: redirectPatterns(experiences)}
const redirectOf = (path: string, isThere: typeof isPage) => redirectBy(path, isThere, rules)

describe("redirectOf", () => {
  it("does what the page plan says, with and without the slash", () => {
    for (const {fromPath, toPath} of planRedirects({experiences, regions: []})) {
      expect([fromPath, redirectOf(fromPath, isPage)]).toEqual([fromPath, toPath])
      expect(redirectOf(fromPath.replace(/\/$/, ""), isPage)).toBe(toPath)
    }
  })

  it("adds the slash to a page's address, and leaves pages and unknown addresses alone", () => {
    expect(redirectOf("/en/about-us", isPage)).toBe("/en/about-us/")
    expect(redirectOf("/logout", isPage)).toBe("/logout/")
    for (const path of [
      "/",
      "/en/",
      "/nowhere",
      "/experiences/nowhere/",
      "/es/x/y",
      "//evil",
      "/404",
    ])
      expect([path, redirectOf(path, isPage)]).toEqual([path, undefined])
  })

  it("never leads to another redirect", () => {
    for (const {toPath} of planRedirects({experiences, regions: []}))
      expect(redirectOf(toPath, isPage)).toBeUndefined()
  })

  it("leads from addresses of an earlier site, and knows which are gone", () => {
    const moved = [{fromPath: "/tours/old.html/", toPath: "/es/about-us/"}]
    const own = {
      ...hostingRules,
      redirects: redirectPatterns(experiences, moved),
      gone: ["/blog/"],
    }
    for (const path of ["/tours/old.html", "/tours/old.html/"])
      expect(redirectBy(path, isPage, own)).toBe("/es/about-us/")
    for (const path of ["/blog", "/blog/"]) expect([path, isGone(path, own)]).toEqual([path, true])
    for (const path of ["/blog/post", "/"]) expect([path, isGone(path, own)]).toEqual([path, false])
  })

  it("needs no change for a new experience", () => {
    const withNew = (path: string) => path === "/en/experiences/leticia/" || isPage(path)
    expect(redirectOf("/experiences/leticia", withNew)).toBe("/en/experiences/leticia/")
  })
})

it("keeps hashed files for a year and asks again for everything else", () => {
  const year = "public, max-age=31536000, immutable"
  expect(cacheControlOf("/static/a1b2/c3/banner.avif")).toBe(year)
  expect(cacheControlOf("/app-cb452ce8f7746f2251fb.js")).toBe(year)
  for (const path of ["/", "/en/", "/404.html", "/page-data/en/page-data.json", "/favicon.ico"])
    expect([path, cacheControlOf(path)]).toEqual([path, "public, max-age=0, must-revalidate"])
})

it("hides host files, dot files and the error page, but no page", () => {
  for (const path of [
    "/_redirects",
    "/_headers",
    "/.env",
    "/a/.git/x",
    "/404.html",
    "/404/",
    "/404",
  ])
    expect([path, isHidden(path)]).toEqual([path, true])
  for (const path of ["/", "/en/", "/site.webmanifest", "/.well-known/security.txt"])
    expect(isHidden(path)).toBe(false)
})

it("sends the security headers", () => {
  const value = (name: string) => hostingRules.headers.find(header => header.name === name)?.value
  expect(value("Strict-Transport-Security")).toBe("max-age=31536000")
  expect(value("X-Content-Type-Options")).toBe("nosniff")
  expect(value("Content-Security-Policy")).toContain("frame-ancestors 'none'")
  expect(value("Referrer-Policy")).toBeDefined()
  expect(value("Permissions-Policy")).toContain("camera=()")
  expect(value("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups")
})

describe("one path's own headers", () => {
  const general = {name: "A", value: "general"}
  const rules = {
    ...hostingRules,
    headers: [general, {name: "B", value: "general"}],
    own: [{path: "/worker.mjs", headers: [{name: "B", value: "own"}]}],
    caching: [{paths: ["/a"], value: "long"}],
  }

  it("take the place of those of the same name", () => {
    expect(headersOf("/worker.mjs", rules)).toEqual([general, {name: "B", value: "own"}])
    expect(headersOf("/en/", rules)).toEqual(rules.headers)
  })

  it("names a path that no caching rule holds for", () => {
    expect(cacheControlOf("/a", rules)).toBe("long")
    expect(() => cacheControlOf("/b", rules)).toThrow("No caching rule holds for /b")
  })
})

it("leads no request to a page that is hidden", () => {
  expect(redirectOf("/404", path => path === "/404/")).toBeUndefined()
})
