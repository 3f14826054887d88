import {amplifyHeaders, amplifyRedirects} from "./amplify"
import {matchesPattern} from "./path-pattern"
import {cacheControlOf, hostingRules} from "./rules"
import {samplePaths} from "./testing/sample-paths"

describe("customHttp.yml", () => {
  type Block = {pattern: string; headers: {name: string; value: string}[]}
  const unquote = (text = '""') => JSON.parse(text) as string
  const blocks = amplifyHeaders()
    .split("  - pattern: ")
    .slice(1)
    .map(
      (block): Block => ({
        pattern: unquote(block.split("\n")[0]),
        headers: [...block.matchAll(/- key: (".*")\n\s+value: (".*")/g)].map(([, name, value]) => ({
          name: unquote(name),
          value: unquote(value),
        })),
      }),
    )
  /** Amplify's patterns: `**` spans segments; without a slash at its start it holds anywhere. */
  const holds = (pattern: string, path: string) =>
    matchesPattern(path, pattern.replace("**/*", "**").replace(/^(?!\/)/, "/"))

  it("sends each header of the description to every path, once", () => {
    for (const path of [...samplePaths, "/", "/en/"]) {
      const sent = blocks
        .filter(({pattern}) => holds(pattern, path))
        .flatMap(({headers}) => headers)
      const names = sent.map(({name}) => name)
      expect([path, names.length]).toEqual([path, new Set(names).size])
      expect(sent).toEqual(
        expect.arrayContaining([
          ...hostingRules.headers,
          {name: "Cache-Control", value: cacheControlOf(path)},
        ]),
      )
    }
  })

  it("stays below the 25,000 characters that Amplify takes", () => {
    expect(amplifyHeaders().length).toBeLessThan(25_000)
  })
})

describe("amplify-redirects.json", () => {
  it("holds each redirect of the description, with and without its slash, before the 404", () => {
    const rules = amplifyRedirects()
    const expected = hostingRules.redirects.flatMap(({fromPath, toPath}) => [
      [fromPath, toPath, "301"],
      [fromPath.replace(/\/$/, ""), toPath, "301"],
    ])
    expect(rules.map(({source, target, status}) => [source, target, status])).toEqual([
      ...expected,
      ["/<*>", "/404.html", "404"],
    ])
  })
})
