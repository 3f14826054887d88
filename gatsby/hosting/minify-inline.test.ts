import vm from "vm"
import {inlineMinifier, minifyScript} from "./minify-inline"

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

it("changes scripts without attributes alone, and those only once", async () => {
  const data =
    '<script type="application/ld+json">{"a":  1}</script><script data-src="/a.js"></script>'
  const minifyInline = inlineMinifier()
  const short = await minifyInline(`<p>a  b</p><script>${script}</script>${data}`)
  expect(short).toContain(`</script>${data}`)
  expect(short).toContain("<p>a  b</p><script>!function")
  expect(await minifyInline(short)).toBe(short)
})
