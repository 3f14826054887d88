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

it("comes to an end: a script that was shortened once has nothing left to lose", async () => {
  // One round of terser's leaves the function, which has one caller once `home` has turned out unset.
  const settle = `(function settle(page, options, home, remember) {
    const {location, document} = page
    const root = document.documentElement
    const attempt = action => {try {return action()} catch {return undefined}}
    const query = attempt(() => new URLSearchParams(location.search))
    const asked = query && query.get(options.queryName)
    const search = query && query.toString() ? "?" + query.toString() : ""
    const named = options.named
    const leave = language => {
      root.dataset.leaving = ""
      page.setTimeout(() => root.style.removeProperty("visibility"), 4000)
      location.replace(language + search + location.hash)
    }
    if (named && (asked === "en" || asked === "es")) {
      if (asked !== named) {leave(asked); return}
      attempt(() => page.history.replaceState(page.history.state, "", search))
    }
    if (home && remember && location.pathname === "/")
      home(page, options, {asked, query, search, attempt, leave}, remember)
    document.addEventListener("click", () => named)
  })(window, {"named": "es"})`
  const short = await minifyScript(settle)
  expect(await minifyScript(short)).toBe(short)
})
