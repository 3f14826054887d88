import {plainPage} from "./plain-page"

const page = `<!DOCTYPE html><html><head><style>h1{color:red}</style><script>early()</script>
<link rel="preload" as="font" type="font/woff2" href="/font.woff2"/>
<link rel="icon" href="/favicon.ico"/><link rel="manifest" href="/site.webmanifest"/>
<link as="script" rel="preload" href="/app.js"/><link as="fetch" rel="preload" href="/page-data.json"/>
</head><body><!-- slice --><h1>Guatapé</h1><picture><source srcset="/a.avif"/><img src="/a.jpg"/></picture>
<script data-src="/app.js"></script></body></html>`

it("keeps text, style, picture and font, and drops all that runs", () => {
  const plain = plainPage(page)
  for (const kept of [
    "<h1>Guatapé</h1>",
    "h1{color:red}",
    "/a.avif",
    "/font.woff2",
    "/favicon.ico",
  ])
    expect(plain).toContain(kept)
  for (const dropped of ["script", "early()", "app.js", "page-data", "manifest", "slice"])
    expect(plain).not.toContain(dropped)
})

it("refuses a page that had no scripts: both sides would be the same", () => {
  expect(() => plainPage("<h1>Guatapé</h1>")).toThrow("could not be freed")
})
