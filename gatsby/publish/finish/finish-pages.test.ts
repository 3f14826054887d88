import {mkdir, mkdtemp, readFile, rm, stat, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {readEnvironment} from "../../environment/environment"
import {finishPages} from "./finish-pages"

const environment = readEnvironment({})
const page = (body: string) => `<head><meta charset="utf-8"/></head><body>${body}</body>`
const scripts = '<template><script src="/app-1.js" async=""></script></template>'
const boot = "deny()"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "pages-"))
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
  expect(await finishPages(folder, environment, boot)).toEqual({pages: 2, changed: 2})

  const html = await readFile(deep, "utf8")
  expect(html).toContain(`<a aria-label="d&#x27;ía">día</a>${scripts}`)
  expect(html).toContain('<meta http-equiv="Content-Security-Policy"')
  expect(await readFile(piece, "utf8")).toBe(scripts)

  const before = (await stat(deep)).mtimeMs
  expect(await finishPages(folder, environment, boot)).toEqual({pages: 2, changed: 0})
  expect((await stat(deep)).mtimeMs).toBe(before)
})

it("finishes pages that were written anew, or whose settings are others", async () => {
  await write("en/index.html", page(scripts))
  const finish = async (settings: Record<string, string> = {}) =>
    (await finishPages(folder, readEnvironment(settings), boot)).changed
  expect(await finish()).toBe(1)
  await write("en/index.html", page(`<b>1</b>${scripts}`))
  expect(await finish()).toBe(1)
  expect(await finish({GATSBY_GTM_ID: "GTM-AB12CD3"})).toBe(1)
  expect(await finish({GATSBY_GTM_ID: "GTM-AB12CD3"})).toBe(0)
})

it("names the page that cannot be finished, and why", async () => {
  await write("en/index.html", page(`<script>push({'gtm.start': 1})</script>${scripts}`))
  await expect(finishPages(folder, environment, boot)).rejects.toThrow(
    /en\/index\.html: the container's script stands before the consent defaults/,
  )
  await write("en/index.html", `<head></head>${scripts}`)
  await expect(finishPages(folder, environment, boot)).rejects.toThrow(
    /en\/index\.html: found no <meta charset="utf-8">/,
  )
})
