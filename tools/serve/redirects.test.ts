import {parseRedirects, redirectTarget} from "./redirects"

const redirects = parseRedirects(
  "/about-us/ /en/about-us/ 301\n/en/experiences/old/ /en/experiences/new/ 301\n",
)
const isPage = (path: string) => path === "/en/about-us/" || path === "/"

describe("redirectTarget", () => {
  it.each([
    ["/about-us", "/en/about-us/"],
    ["/about-us/", "/en/about-us/"],
    ["/en/experiences/old", "/en/experiences/new/"],
    ["/en/about-us", "/en/about-us/"],
    ["/en/about-us/", undefined],
    ["/", undefined],
    ["/nowhere", undefined],
  ])("%s goes to %p", (path, target) => {
    expect(redirectTarget(path, redirects, isPage)).toBe(target)
  })
})

describe("parseRedirects", () => {
  it("names a line it cannot read", () => {
    expect(() => parseRedirects("/a/ /b/ 302")).toThrow('_redirects, line 1: found "/a/ /b/ 302"')
  })
})
