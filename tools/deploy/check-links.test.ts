import {findBrokenLinks, readLinks} from "./check-links"

const page = (path: string, html: string) => readLinks(path, html)

it("finds pages, files, scripts, picture sources and places that are not there", () => {
  const pages = [
    page(
      "/en/",
      `<a href="/en/about-us/#values">x</a><a href="/en/gone/">x</a><a href="#nowhere">x</a>
       <img src="/a.jpg" srcset="/a.jpg 300w, /b.jpg 600w"><template><script src="/app.js" async></script></template>`,
    ),
    page("/en/about-us/", `<h2 id="values">x</h2><a href="/en/?lng=es">x</a>`),
  ]
  expect(findBrokenLinks(pages, path => path === "/a.jpg")).toEqual([
    "/en/ → /en/gone/: no such page or file",
    "/en/ → #nowhere: no such place",
    "/en/ → /app.js: no such page or file",
    "/en/ → /b.jpg: no such page or file",
  ])
})

it("leaves other sites, and text within scripts, alone", () => {
  const html = `<a href="https://wa.me/1?text=/x/">x</a><a href="//cdn.test/">x</a>
    <a href="mailto:a@b.test">x</a><script>const a = '<a href="/not-a-link/">'</script>`
  expect(page("/", html).links).toEqual([])
})
