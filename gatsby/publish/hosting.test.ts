import {readFileSync} from "fs"
import {readContent} from "../content/load-content"
import {hostingFiles} from "./hosting"

const {content} = readContent(process.cwd())
const committed = hostingFiles(content)

it.each(Object.entries(committed))("%s is up to date (npm run format writes it)", (file, text) => {
  expect(readFileSync(file, "utf8")).toBe(text)
})

const experiences = [{slug: "bay", formerSlugs: ["gulf"]}]
const files = hostingFiles({
  experiences,
  redirects: {redirects: [{from: "/viajes/caño", to: "/es/experiences/bay/"}]},
})
const {headers, redirects} = JSON.parse(files["serve.json"] ?? "") as {
  headers: {source: string; headers: {key: string; value: string}[]}[]
  redirects: {source: string; destination: string}[]
}

it.each([
  ["Content-Security-Policy", /frame-ancestors 'none'/],
  ["Cross-Origin-Opener-Policy", /^same-origin/],
  ["Permissions-Policy", /camera=\(\)/],
  ["Referrer-Policy", /^strict-origin-when-cross-origin$/],
  ["Strict-Transport-Security", /^max-age=31536000$/],
  ["X-Content-Type-Options", /^nosniff$/],
  ["X-Frame-Options", /^DENY$/],
])("sends %s with everything", (name, value) => {
  const [everywhere, ...others] = headers.filter(rule => rule.headers.some(({key}) => key === name))
  expect(everywhere?.source).toBe("**/*")
  expect(everywhere?.headers.find(({key}) => key === name)?.value).toMatch(value)
  expect(others).toEqual([])
})

it("has the same headers for Amplify", () => {
  const block = headers.map(rule => [
    `  - pattern: "${rule.source}"\n    headers:\n`,
    ...rule.headers.map(({key, value}) => `      - key: "${key}"\n        value: "${value}"\n`),
  ])
  expect(files["customHttp.yml"]).toContain(`customHeaders:\n${block.flat().join("")}`)
})

it("lets browsers keep for a year only what has a hash in its name", () => {
  const kept = headers.filter(rule => rule.headers.some(({value}) => /immutable/.test(value)))
  expect(kept.map(({source}) => source)).toEqual(["/static/**/*", "/*.js", "/*.css"])
})

type AmplifyRule = {source: string; target: string; status: string}
const rules = JSON.parse(files["amplify-redirects.json"] ?? "") as AmplifyRule[]
const targets = (source: string) =>
  rules.filter(rule => rule.source === source).map(({target}) => target)

it.each([
  ["/about-us/", "/en/about-us/"],
  ["/about-us", "/en/about-us/"],
  ["/experiences/gulf", "/en/experiences/bay/"],
  ["/es/experiences/gulf/", "/es/experiences/bay/"],
  ["/experiences/<slug>/", "/en/experiences/<slug>/"],
  ["/viajes/caño/", "/es/experiences/bay/"],
  ["/viajes/ca%C3%B1o", "/es/experiences/bay/"],
])("Amplify redirects %s to %s", (source, target) => {
  expect(targets(source)).toEqual([target])
})

it("puts redirects of one address before those of many, and not found last", () => {
  const sources = redirects.map(({source}) => source)
  expect(sources.indexOf("/experiences/gulf")).toBeLessThan(sources.indexOf("/experiences/:slug"))
  expect(sources).toContain("/viajes/caño")
  expect(rules.at(-1)).toEqual({source: "/<*>", target: "/404.html", status: "404"})
  expect(rules.slice(0, -1).map(({status}) => status)).not.toContain("404")
})
