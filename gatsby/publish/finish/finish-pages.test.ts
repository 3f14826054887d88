import {mkdir, readFile, rm, stat, writeFile} from "fs/promises"
import path from "path"
import {readEnvironment} from "../../environment/environment"
import {scratchFolder} from "../../files/testing/scratch-folder"
import {finishPages} from "./finish-pages"

const page = (body: string) => `<head><meta charset="utf-8"/></head><body>${body}</body>`
const scripts = '<template><script src="/app-1.js" async=""></script></template>'

let folder = ""
beforeEach(async () => {
  folder = await scratchFolder()
})
afterEach(() => rm(folder, {recursive: true}))

/** The pages of a build with some settings. */
const finish = (settings: Record<string, string> = {}) =>
  finishPages(folder, readEnvironment(settings), path.join(folder, "notes.json"))

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
  const first = await finish()
  expect(first.changed).toBe(2)
  expect(Object.keys(first.notes)).toEqual(["es/terms/index.html", "index.html"])

  const html = await readFile(deep, "utf8")
  expect(html).toContain(`<a aria-label="d&#x27;ía">día</a>${scripts}`)
  expect(html).toContain('<meta http-equiv="Content-Security-Policy"')
  expect(await readFile(piece, "utf8")).toBe(scripts)

  const before = (await stat(deep)).mtimeMs
  expect(await finish()).toEqual({...first, changed: 0})
  expect((await stat(deep)).mtimeMs).toBe(before)
})

it("finishes pages that were written anew, or whose settings are others", async () => {
  await write("en/index.html", page(scripts))
  const changed = async (settings?: Record<string, string>) => (await finish(settings)).changed
  expect(await changed()).toBe(1)
  await write("en/index.html", page(`<b>1</b>${scripts}`))
  expect(await changed()).toBe(1)
  expect(await changed({GATSBY_GTM_ID: "GTM-AB12CD3"})).toBe(1)
  expect(await changed({GATSBY_GTM_ID: "GTM-AB12CD3"})).toBe(0)
})

it("notes which files a page names, and no picture, page or other site", async () => {
  const named = [
    '<link href="https://www.example.com/far.svg"><script src="/app-0a.js"></script>',
    '<style>@font-face{src:url(/static/a.woff2)}</style><a href="/en/">x</a>',
    '<img src="/picture.jpg"><svg><use href="/land.svg#main"/><use href="/land.svg#rest"/></svg>',
  ]
  await write("index.html", page(named.join("")))
  const {notes} = await finish()
  expect(notes["index.html"]?.files).toEqual(["/app-0a.js", "/static/a.woff2", "/land.svg"])
})

it("names the page that cannot be finished, and why", async () => {
  await write("en/index.html", `<head></head>${scripts}`)
  await expect(finish()).rejects.toThrow(/en\/index\.html: found no <meta charset="utf-8">/)
})
