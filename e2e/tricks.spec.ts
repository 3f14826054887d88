import {readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import {expect, test} from "@playwright/test"
import {reportFolder} from "../gatsby/hooks/cache-files"
import {builtText} from "./support/build"

/** Every module that a script of the build is made of, from its source maps. */
const modules = () => {
  const report = reportFolder(".")
  const maps = readdirSync(report).filter(name => name.endsWith(".js.map"))
  const sources = maps.flatMap(
    map =>
      (JSON.parse(readFileSync(path.join(report, map), "utf8")) as {sources: string[]}).sources,
  )
  return [...new Set(sources)]
}

test("scripts hold none of what no page of this site calls, and this site's way to React's renderer", () => {
  const all = modules()
  expect(all.length).toBeGreaterThan(100)
  const unused =
    /browser-lang|outdent|html-parse-stringify|gatsby-script|partytown|\.cache\/slice\.js|register-service-worker|plugin-react-i18next\/dist\/Link|react-i18next\/dist\/es\/(Trans|useSSR|with)|react-dom-utils/
  expect(all.filter(name => unused.test(name))).toEqual([])
  expect(all.filter(name => name.endsWith("src/start/react-renderer.ts"))).toHaveLength(1)
})

test("pages have short classes, and no script of Gatsby's", () => {
  for (const page of ["/", "/en/", "/es/experiences/", "/404.html"]) {
    const html = builtText(page)
    expect(html, page).not.toMatch(/class="[^"]*(?:--|module)/)
    expect(html, page).not.toMatch(/<script[^>]* src=|gatsby-chunk-mapping|webpackCompilationHash/)
    expect(html, page).toMatch(/<script data-late="\/start-[0-9a-f]{20}\.js" data-page="\//)
  }
})
