import {readFileSync} from "fs"
import {readContent} from "../content/load-content"
import {planRedirects} from "./plan-redirects"

const rules = planRedirects({
  experiences: [{slug: "cali"}, {slug: "bay", formerSlugs: ["gulf"]}],
  redirects: {redirects: [{from: "/viajes/ca%C3%B1o", to: "/es/experiences/bay"}]},
})
const sources = rules.map(({source}) => source)

it("is what the committed file says (npm run format writes it)", () => {
  const committed = readFileSync("amplify-redirects.json", "utf8")
  expect(JSON.parse(committed)).toEqual(planRedirects(readContent(process.cwd()).content))
})

it.each([
  ["/about-us/", "/en/about-us/"],
  ["/about-us", "/en/about-us/"],
  ["/experiences/<slug>/", "/en/experiences/<slug>/"],
  ["/experiences/gulf", "/en/experiences/bay/"],
  ["/es/experiences/gulf/", "/es/experiences/bay/"],
  ["/viajes/caño/", "/es/experiences/bay/"],
  ["/viajes/ca%C3%B1o", "/es/experiences/bay/"],
])("sends %s to %s", (source, target) => {
  expect(rules.filter(rule => rule.source === source)).toEqual([{source, target, status: "301"}])
})

it("leaves alone what has no language, and names each address once", () => {
  expect(sources.filter(from => ["/", "/404/", "/logout/"].includes(from))).toEqual([])
  expect(new Set(sources).size).toBe(sources.length)
})

it("puts exact addresses before those that stand for many, and not found last", () => {
  const isPattern = sources.map(source => source.includes("<"))
  expect(isPattern).toEqual([...isPattern].sort())
  expect(rules.filter(({status}) => status === "404")).toEqual([rules.at(-1)])
})
