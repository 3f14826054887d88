import {matchesPattern, rewritePath} from "./path-pattern"

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
