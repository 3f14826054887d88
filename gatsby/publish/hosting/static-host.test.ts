import {cacheControlOf, hostingRules} from "./rules"
import {headersFile, redirectsFile} from "./static-host"

it("sends the description's headers, and keeps only hashed files", () => {
  const [everywhere = "", ...others] = headersFile().trim().split("\n\n")
  const kept = others.filter(block => block.includes("Cache-Control"))
  expect(everywhere.split("\n")).toEqual([
    "/*",
    ...hostingRules.headers.map(({name, value}) => `  ${name}: ${value}`),
  ])
  for (const block of kept) {
    const [path = "", ...lines] = block.split("\n")
    const own = hostingRules.own.find(rule => rule.path === path)?.headers ?? []
    expect(lines).toEqual([
      `  Cache-Control: ${cacheControlOf(path.replace("*", "x"))}`,
      ...own.map(({name, value}) => `  ${name}: ${value}`),
    ])
  }
  expect(kept.map(block => block.split("\n")[0])).toEqual([
    "/trips-worker.mjs",
    "/static/*",
    "/*.js",
    "/*.css",
    "/icons-*.svg",
  ])
})

it("moves each old address for good, with and without its slash, or says that it is gone", () => {
  const moves = [
    {fromPath: "/old/", toPath: "/en/new/"},
    {fromPath: "/older/", toPath: "/en/new/"},
  ]
  const rules = {gone: ["/blog/"], notFound: "/404.html"}
  expect(redirectsFile(moves, rules).trim().split("\n")).toEqual([
    "/old/ /en/new/ 301",
    "/old /en/new/ 301",
    "/older/ /en/new/ 301",
    "/older /en/new/ 301",
    "/blog/ /404.html 410",
    "/blog /404.html 410",
  ])
})
