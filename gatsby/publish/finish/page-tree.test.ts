import {createElement} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import {findTags, parsePage, rawText, writePage} from "./page-tree"

it.each([
  [
    "a page",
    '<!DOCTYPE html><html lang="es"><head><meta charSet="utf-8"/></head><body></body></html>',
  ],
  [
    "entities and quotes",
    `<p title="a &quot;b&quot; &amp; &#x27;c&#x27; > d">&lt;b&gt; &amp;amp; "c" \u00a0é</p>`,
  ],
  ["what React hydrates by", "<div>a<!-- -->b<!--$--><b></b><!--/$--></div>"],
  ["places for slices", '<!-- slice-start id="s-1" -->\n  <!-- slice-end id="s-1" -->'],
  ["raw text", `<script>if (a < b && "<p>") go("\u003c/p>")</script><style>a > b{top:0}</style>`],
  [
    "drawings",
    '<svg viewBox="0 0 1 1"><path strokeLinecap="round" d="M0 0"></path><use xlink:href="#a"></use></svg>',
  ],
  ["fields without a value", '<input disabled="" value=""/><option selected="">a</option>'],
  [
    "what a browser moves",
    "<table><tr><td>a</td></tr></table><select><template><option>b</option></template></select>",
  ],
])("gives back letter by letter: %s", (_, html) => {
  expect(writePage(parsePage(html))).toBe(html)
})

it("gives back what React writes of any text", () => {
  const odd = `<>&"'\`\u00a0\u2028]]>--><!--</script>\r\n\t=é𝒳`
  const attributes = {
    title: odd,
    "data-view": JSON.stringify({odd}),
    style: {background: `url("${odd}")`},
  }
  const html = renderToStaticMarkup(createElement("p", attributes, odd, createElement("br")))
  expect(writePage(parsePage(html))).toBe(html)
})

it("puts double quotes round a value that holds some", () => {
  expect(writePage(parsePage(`<p title='a "b"'></p>`))).toBe('<p title="a &quot;b&quot;"></p>')
})

it("reads the text of scripts as it stands", () => {
  const [script] = findTags(parsePage("<script>a && b < c</script>"), "script")
  expect(script && rawText(script)).toBe("a && b < c")
})
