import {readPage} from "./page-uses"

const html = `<!doctype html><html lang="en"><head>
<script type="application/ld+json">{"a": 1}</script><script src="/a.js"></script>
<script>a()</script><style>b{color:red}</style></head>
<body><img FetchPriority="high" media="(hover: none)"><svg viewBox="0 0 1 1"><use xlink:href="#a"/></svg>
<p style="width:1px;--a:&quot;b&quot;">A</p><input type="month"></body></html>`

const {elements, styles, scripts} = readPage(html)
const written = elements.map(use => use.written)

it("finds elements, attributes and the words of their values", () => {
  expect(written).toEqual(
    expect.arrayContaining([
      "<img>",
      "<img fetchpriority>",
      '<img fetchpriority="high">',
      "@media (hover: none)",
      "<svg viewbox>",
      "<use xlink:href>",
    ]),
  )
  expect(elements.find(use => use.written === '<input type="month">')?.keys).toContain(
    "html.elements.input.type_month",
  )
})

it("finds inline styles, and scripts that run", () => {
  expect(styles.map(use => use.written)).toEqual(
    expect.arrayContaining(["color", "color: red", "width", "1px"]),
  )
  expect(scripts).toEqual(["a()"])
})
