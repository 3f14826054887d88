import {planRedirects} from "./plan-redirects"

const rules = planRedirects({
  experiences: [{slug: "cali"}, {slug: "bay", formerSlugs: ["gulf"]}],
  redirects: {
    redirects: [
      {from: "/viajes/ca%C3%B1o", to: "/es/experiences/bay"},
      {from: "/?p=12", to: "/en/terms"},
      {from: "/a%20b?p=%20", to: "/en"},
    ],
  },
})
const sources = rules.map(({source}) => source)

it.each([
  ["/about-us/", "/en/about-us/"],
  ["/about-us", "/en/about-us/"],
  ["/experiences/<slug>/", "/en/experiences/<slug>/"],
  ["/experiences/gulf", "/en/experiences/bay/"],
  ["/es/experiences/gulf/", "/es/experiences/bay/"],
  ["/viajes/caño/", "/es/experiences/bay/"],
  ["/viajes/ca%C3%B1o", "/es/experiences/bay/"],
  ["/?p=12", "/en/terms/"],
  ["/a%20b?p=%20", "/en/"],
  ["/a b/?p=%20", "/en/"],
])("sends %s to %s", (source, target) => {
  expect(rules.filter(rule => rule.source === source)).toEqual([{source, target, status: "301"}])
})

it("leaves alone what has no language, and names each address once", () => {
  expect(sources.filter(from => ["/", "/404/", "/logout/"].includes(from))).toEqual([])
  expect(new Set(sources).size).toBe(sources.length)
})

it("puts addresses with a query first, which those of a path would hide", () => {
  expect(sources.findLastIndex(source => source.includes("?"))).toBe(
    sources.filter(source => source.includes("?")).length - 1,
  )
})

it("puts exact addresses before those that stand for many, and not found last", () => {
  const isPattern = sources.map(source => source.includes("<"))
  expect(isPattern).toEqual([...isPattern].sort())
  expect(rules.filter(({status}) => status === "404")).toEqual([rules.at(-1)])
})
