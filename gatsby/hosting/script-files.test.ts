import {mkdtemp, readdir, readFile, rm} from "fs/promises"
import os from "os"
import path from "path"
import {scriptFiler} from "./script-files"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "scripts-"))
})
afterEach(() => rm(folder, {recursive: true}))

const page = (code: string) =>
  `<head><script>1</script><script data-file="early">${code}</script></head>`

it("moves a script into one file for all pages, minified, and leaves others", async () => {
  const file = scriptFiler(folder)
  const html = await file(page("window . x  =  1"))
  expect(await file(page("window . x  =  1"))).toBe(html)
  const [name = "", ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(name).toMatch(/^early-[0-9a-f]{20}\.js$/)
  expect(await readFile(path.join(folder, name), "utf8")).toBe("window.x=1;")
  expect(html).toBe(`<head><script>1</script><script async src="/${name}"></script></head>`)
  expect(await scriptFiler(folder)(html)).toBe(html)
})

it("takes Gatsby's list of scripts with it", async () => {
  const list = '<script\n  id="gatsby-chunk-mapping"\n>\n  window.list="{}";\n</script>'
  const html = await scriptFiler(folder)(page("go()") + list)
  expect(html).not.toContain("chunk-mapping")
  const [name = ""] = await readdir(folder)
  expect(await readFile(path.join(folder, name), "utf8")).toBe('window.list="{}",go();')
})

it("gives another script another name", async () => {
  const file = scriptFiler(folder)
  expect(await file(page("one()"))).not.toBe(await file(page("two()")))
})

it("refuses a script that cannot be read", async () => {
  await expect(scriptFiler(folder)(page("const = 1"))).rejects.toThrow("Name expected")
})
