import {planRedirects} from "./plan-redirects"

const redirects = planRedirects({
  experiences: [{slug: "cali"}, {slug: "bay", formerSlugs: ["gulf"]}],
  redirects: {redirects: [{from: "/viajes/ca%C3%B1o", to: "/es/experiences/bay"}]},
})
const froms = redirects.map(({fromPath}) => fromPath)

it.each([
  ["/about-us/", "/en/about-us/"],
  ["/experiences/:slug/", "/en/experiences/:slug/"],
  ["/experiences/gulf/", "/en/experiences/bay/"],
  ["/es/experiences/gulf/", "/es/experiences/bay/"],
  ["/viajes/caño/", "/es/experiences/bay/"],
])("sends %s to %s", (fromPath, toPath) => {
  expect(redirects).toContainEqual({fromPath, toPath})
})

it("leaves alone what has no language, and names each address once", () => {
  expect(froms.filter(from => ["/", "/404/", "/logout/"].includes(from))).toEqual([])
  expect(new Set(froms).size).toBe(froms.length)
})

it("puts exact paths before those that stand for many", () => {
  const isPattern = froms.map(from => from.includes(":"))
  expect(isPattern).toEqual([...isPattern].sort())
  expect(froms.indexOf("/experiences/gulf/")).toBeLessThan(froms.indexOf("/experiences/:slug/"))
})
