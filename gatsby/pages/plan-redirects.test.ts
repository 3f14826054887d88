import {planPages} from "./plan-pages"
import {planRedirects, redirectPatterns} from "./plan-redirects"

const content = {
  experiences: [{slug: "cali"}, {slug: "bay", formerSlugs: ["gulf"]}],
  regions: [],
}
const redirects = planRedirects(content)
const targetOf = (from: string) => redirects.find(({fromPath}) => fromPath === from)?.toPath

it("sends unprefixed addresses to English", () => {
  expect(targetOf("/about-us/")).toBe("/en/about-us/")
  expect(targetOf("/experiences/cali/")).toBe("/en/experiences/cali/")
  expect(targetOf("/")).toBeUndefined()
  expect(targetOf("/logout/")).toBeUndefined()
})

it("sends the former slug to today's in both languages", () => {
  expect(targetOf("/es/experiences/gulf/")).toBe("/es/experiences/bay/")
  expect(targetOf("/en/experiences/gulf/")).toBe("/en/experiences/bay/")
  expect(targetOf("/experiences/gulf/")).toBe("/en/experiences/bay/")
})

it("forgets a former slug with the experience that had it", () => {
  const others = planRedirects({
    ...content,
    experiences: content.experiences.slice(0, 1),
  })
  expect(others.filter(({fromPath}) => fromPath.includes("gulf"))).toEqual([])
  expect(others.filter(({fromPath}) => /^\/(en|es)\//.test(fromPath))).toEqual([])
})

it("never leads to another redirect, and always to a page", () => {
  const paths = planPages(content).map(({path}) => path)
  for (const {toPath} of redirects) expect(paths).toContain(toPath)
  expect(new Set(redirects.map(({fromPath}) => fromPath)).size).toBe(redirects.length)
})

it("says the same in patterns for hosts, exact paths before those that stand for many", () => {
  const patterns = redirectPatterns(content.experiences)
  const froms = patterns.map(({fromPath}) => fromPath)
  for (const redirect of [
    {fromPath: "/about-us/", toPath: "/en/about-us/"},
    {fromPath: "/es/experiences/gulf/", toPath: "/es/experiences/bay/"},
    {fromPath: "/experiences/:slug/", toPath: "/en/experiences/:slug/"},
  ])
    expect(patterns).toContainEqual(redirect)
  const isPattern = froms.map(from => from.includes(":"))
  expect(isPattern).toEqual([...isPattern].sort())
  expect(froms.filter(from => ["/", "/404/", "/logout/"].includes(from))).toEqual([])
  const [plain, pattern] = ["/experiences/gulf/", "/experiences/:slug/"]
  expect(froms.indexOf(plain)).toBeLessThan(froms.indexOf(pattern))
  expect(new Set(froms).size).toBe(froms.length)
})
