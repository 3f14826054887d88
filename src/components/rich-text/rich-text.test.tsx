import "@testing-library/jest-dom"
import {render} from "@testing-library/react"
import fc from "fast-check"
import {RichText} from "./rich-text"

jest.mock("gatsby", () => ({
  Link: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
}))
jest.mock("../../i18n/use-words", () => ({
  useLanguage: () => "es",
  useWords: () => (key: string) => key,
}))

it("leads to pages in the language that is read, and to other sites", () => {
  const {container} = render(
    <RichText text="[Terms](/terms/#law), **[SIC](https://www.sic.gov.co)**" />,
  )
  const [own, other] = [...container.querySelectorAll("a")]
  expect(own).toHaveAttribute("href", "/es/terms/#law")
  expect(own).toHaveTextContent("Terms")
  expect(other).toHaveAttribute("href", "https://www.sic.gov.co")
  expect(other).toHaveAttribute("rel", "noopener noreferrer")
  expect(other?.closest("strong")).not.toBeNull()
})

const surrogates = {from: 0xd800, count: 0x800}

/** Any character of Unicode. fast-check's own "binary" lists them all first: it takes a second. */
const anyCharacter = fc
  .integer({min: 0, max: 0x10ffff - surrogates.count})
  .map(code => String.fromCodePoint(code < surrogates.from ? code : code + surrogates.count))

const pieces = fc.oneof(
  fc.string({unit: anyCharacter}),
  fc.string({unit: "grapheme"}),
  fc.constantFrom(
    "**",
    "*",
    "<b>",
    "</strong>",
    "<script>",
    "<img src=x onerror=alert(1)>",
    "&lt;",
    "&#60;",
    "<!--",
    "]]>",
    '"',
    "[",
    "](",
    ")",
    "[a](javascript:alert(1))",
    "\0",
  ),
)
const hostileText = fc.array(pieces, {maxLength: 12}).map(list => list.join(""))

it("makes bold words out of any text, keeps every word, and never makes another element", () => {
  const {container, rerender} = render(<p />)
  fc.assert(
    fc.property(hostileText, text => {
      rerender(<RichText text={text} />)
      const elements = [...container.querySelectorAll("*")]
      expect(
        elements.filter(({tagName, attributes}) => tagName !== "STRONG" || attributes.length > 0),
      ).toEqual([])
      expect(container.textContent).toBe(text.split("**").join(""))
      const html = container.innerHTML.replace(/<\/?strong>/g, "")
      expect(html).not.toMatch(/[<>]/)
    }),
    {numRuns: 200},
  )
})
