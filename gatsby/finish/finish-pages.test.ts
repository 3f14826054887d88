import {mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import type {EarlyCode} from "../early/early-code"
import {readEnvironment} from "../environment/environment"
import {finishPages} from "./finish-pages"

const environment = readEnvironment({})
const page = (body: string) => `<head><meta charset="utf-8"/></head><body>${body}</body>`
const scripts = '<script data-late=""></script><script src="/app-1.js" async=""></script>'
const early = {consent: "deny()", start: "go()"} as EarlyCode

let folder = ""
const memory = () => path.join(folder, "finished.json")
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "pages-"))
  await write(
    "webpack.stats.json",
    JSON.stringify({
      namedChunkGroups: {
        app: {assets: [{name: "app-1.js"}]},
        template: {assets: [{name: "template-3.js"}]},
      },
    }),
  )
  await write("page-data/app-data.json", '{"webpackCompilationHash": "abc"}')
  await write("chunk-map.json", "{}")
  for (const name of ["index", "en", "es/terms"])
    await write(
      `page-data/${name}/page-data.json`,
      `{"path": "/${name}/", "componentChunkName": "template", "staticQueryHashes": []}`,
    )
})
afterEach(() => rm(folder, {recursive: true}))

const write = async (name: string, html: string) => {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), {recursive: true})
  await writeFile(file, html)
  return file
}

it("finishes pages of any depth, once, and none of Gatsby's own pieces", async () => {
  const deep = await write(
    "es/terms/index.html",
    page(`<a aria-label="d&#x27;ía">día</a>${scripts}`),
  )
  const piece = await write("_gatsby/slices/scripts.html", scripts)
  await write("index.html", page(scripts))
  await write("index.html.br", "a packed copy")
  expect(await finishPages(folder, environment, early, memory())).toEqual({pages: 2, changed: 2})

  const html = await readFile(deep, "utf8")
  expect(html).toMatch(
    /<a aria-label="d&#x27;ía">día<\/a><script data-late="\/start-[0-9a-f]+\.js" data-page="\/es\/terms\/" data-later="0"><\/script>/,
  )
  expect(html).toContain('<meta http-equiv="Content-Security-Policy"')
  expect(await readFile(piece, "utf8")).toBe(scripts)

  const before = (await stat(deep)).mtimeMs
  expect(await finishPages(folder, environment, early, memory())).toEqual({pages: 2, changed: 0})
  expect((await stat(deep)).mtimeMs).toBe(before)
})

it("looks again at pages that were written anew, or whose scripts, settings or memory are others", async () => {
  const file = await write("en/index.html", page(scripts))
  const finish = async (settings: Record<string, string> = {}) =>
    (await finishPages(folder, readEnvironment(settings), early, memory())).changed
  expect(await finish()).toBe(1)
  const done = await readFile(file, "utf8")

  const when = new Date(2020, 1)
  await utimes(file, when, when)
  expect(await finish()).toBe(0)
  await writeFile(file, done.replace("</body>", "</BODY>"))
  await utimes(file, when, when)
  expect(await finish()).toBe(0)

  await write("en/index.html", page(`<b>1</b>${scripts}`))
  expect(await finish()).toBe(1)
  expect(await finish({GATSBY_GTM_ID: "GTM-AB12CD3"})).toBe(1)
  await write("chunk-map.json", '{"template": ["/template-4.js"]}')
  expect(await finish({GATSBY_GTM_ID: "GTM-AB12CD3"})).toBe(1)
  await writeFile(memory(), "{")
  expect(await finish({GATSBY_GTM_ID: "GTM-AB12CD3"})).toBe(0)
})

it("names the page that cannot be finished, and why", async () => {
  await write("en/index.html", page(`<script>push({'gtm.start': 1})</script>${scripts}`))
  await expect(finishPages(folder, environment, early, memory())).rejects.toThrow(
    /en\/index\.html: the container's script stands before the consent defaults/,
  )
  await write("en/index.html", `<head></head>${scripts}`)
  await expect(finishPages(folder, environment, early, memory())).rejects.toThrow(
    /en\/index\.html: found no <meta charset="utf-8">/,
  )
})
