import {mkdtemp, readFile, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import vm from "vm"
import {minifyInlineScripts, minifyScript} from "./minify-inline"

const script = `(function start(page, options) {
  // Said to people alone.
  const {document} = page
  document.said = options.words + "</" + "script>"
})(window, {"words": "¡Hola!"})`

const said = (code: string) => {
  const window = {document: {said: ""}}
  vm.runInNewContext(code, {window})
  return window.document.said
}

it("leaves a script that does the same in fewer letters, and cannot end its element early", async () => {
  const short = await minifyScript(script)
  expect(short.length).toBeLessThan(script.length * 0.7)
  expect(said(short)).toBe(said(script))
  expect(short).not.toContain("</script")
})

const build = async (html: string) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "minify-"))
  await writeFile(path.join(folder, "index.html"), html)
  return {folder, page: () => readFile(path.join(folder, "index.html"), "utf8")}
}

it("changes scripts without attributes alone, once", async () => {
  const data =
    '<script type="application/ld+json">{"a":  1}</script><script data-src="/a.js"></script>'
  const {folder, page} = await build(`<p>a  b</p><script>${script}</script>${data}`)
  expect(await minifyInlineScripts(folder)).toBe(1)
  const first = await page()
  expect(first).toContain(`</script>${data}`)
  expect(first).toContain("<p>a  b</p><script>!function")
  expect(await minifyInlineScripts(folder)).toBe(0)
  expect(await page()).toBe(first)
})

it("names the page whose script is broken", async () => {
  const {folder} = await build("<script>const = 1</script>")
  await expect(minifyInlineScripts(folder)).rejects.toThrow(
    /index\.html: an inline script: Name expected/,
  )
})
