import {readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import {reportFolder} from "../gatsby/hooks/cache-files"
import {builtText} from "./support/build"
import {expect, openPage, test} from "./support/test"

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

test("scripts hold none of what no page of this site calls", () => {
  const all = modules()
  expect(all.length).toBeGreaterThan(100)
  const unused =
    /browser-lang|outdent|html-parse-stringify|gatsby-script|partytown|\.cache\/slice\.js|register-service-worker|plugin-react-i18next\/dist\/Link|use-scroll-restoration|react-i18next\/dist\/es\/(Trans|useSSR|with)/
  expect(all.filter(name => unused.test(name))).toEqual([])
})

test("scripts with an address wait in the template of their page, the deferred one first", () => {
  for (const page of ["/", "/en/", "/es/experiences/", "/404.html"]) {
    const html = builtText(page)
    const waiting = /<template id="site-scripts">(.*)<\/template>/s.exec(html)?.[1] ?? ""
    expect(waiting, page).toMatch(
      /^<link [^>]+\/page-data\.json"\/><link [^>]+\/app-data\.json"\/><script async="" src="\/deferred-[0-9a-f]{20}\.js">/,
    )
    expect(waiting, page).toMatch(/src="\/app-[0-9a-f]{20}\.js"/)
    expect(html.replace(waiting, ""), page).not.toMatch(
      /<script[^>]* src=|rel="preload" as="script"/,
    )
  }
})

test("Gatsby and analytics start in tasks of their own", async ({page}) => {
  await page.addInitScript(() => {
    const started: Record<string, boolean> = {}
    Object.assign(window, {started})
    for (const name of ["___loader", "dataLayer"])
      Object.defineProperty(window, name, {
        configurable: true,
        set: value => {
          started[name] = document.currentScript === null
          Object.defineProperty(window, name, {value, writable: true})
        },
      })
  })
  await openPage(page, "/en/")
  const started = await page.evaluate(() => (window as unknown as {started: unknown}).started)
  expect(started).toEqual({___loader: true, dataLayer: true})
})
