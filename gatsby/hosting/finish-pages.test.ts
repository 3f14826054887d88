import {mkdir, mkdtemp, readFile, rm, stat, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {readEnvironment} from "../environment/environment"
import {finishPages} from "./finish-pages"

const environment = readEnvironment({})
const page = (body: string) => `<head><meta charset="utf-8"/></head><body>${body}</body>`
const scripts = '<script src="/app-1.js" async></script>'

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "pages-"))
  await write(
    "webpack.stats.json",
    JSON.stringify({
      namedChunkGroups: {
        template: {assets: ["styles.1.css", "shared-2.js", "template-3.js"].map(name => ({name}))},
      },
    }),
  )
  for (const name of ["index", "en", "es/terms"])
    await write(
      `page-data/${name}/page-data.json`,
      '{"componentChunkName": "template", "staticQueryHashes": ["42"]}',
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
  const broken = '<a aria-label="1 d\0ía">la p\0érdida</a>'
  const deep = await write("es/terms/index.html", page(broken + scripts))
  const piece = await write("_gatsby/slices/scripts.html", scripts)
  await write("index.html", page(scripts))
  expect(await finishPages(folder, environment)).toEqual({pages: 2, changed: 2})

  const html = await readFile(deep, "utf8")
  expect(html).toContain(
    '<a aria-label="1 día">la pérdida</a><script data-src="/app-1.js" data-preload="/page-data/es/terms/page-data.json /page-data/app-data.json /page-data/sq/d/42.json /shared-2.js /template-3.js"></script>',
  )
  expect(html).toContain('<meta http-equiv="Content-Security-Policy"')
  expect(await readFile(piece, "utf8")).toBe(scripts)

  const before = (await stat(deep)).mtimeMs
  expect(await finishPages(folder, environment)).toEqual({pages: 2, changed: 0})
  expect((await stat(deep)).mtimeMs).toBe(before)
})

it("names the page that cannot be finished, and why", async () => {
  await write("en/index.html", page(`<script>const = 1</script>${scripts}`))
  await expect(finishPages(folder, environment)).rejects.toThrow(
    /en\/index\.html: an inline script: Name expected/,
  )
  await write("en/index.html", `<head></head>${scripts}`)
  await expect(finishPages(folder, environment)).rejects.toThrow(
    /en\/index\.html: found no <meta charset="utf-8">/,
  )
})
