import {cacheControlOf, hostingRules} from "./rules"
import {headersFile} from "./static-host"

it("sends the description's headers, and keeps only hashed files", () => {
  const [everywhere = "", ...others] = headersFile().trim().split("\n\n")
  const kept = others.filter(block => block.includes("Cache-Control"))
  expect(everywhere.split("\n")).toEqual([
    "/*",
    ...hostingRules.headers.map(({name, value}) => `  ${name}: ${value}`),
  ])
  for (const block of kept) {
    const [path = "", line] = block.split("\n")
    expect(line).toBe(`  Cache-Control: ${cacheControlOf(path.replace("*", "x"))}`)
  }
  expect(kept.map(block => block.split("\n")[0])).toEqual([
    "/static/*",
    "/*.js",
    "/*.css",
    "/icons-*.svg",
  ])
})
