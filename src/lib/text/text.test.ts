/** @jest-environment node */
import {markupFault} from "../../../gatsby/content/schema/text"
import {cleanAddress, withoutContacts} from "./contacts"
import {parseMarkup, plainText, spellOut} from "./markup"

describe("contacts", () => {
  it.each([
    ["ana@example.com", "(e-mail)"],
    ["whales, write to Ana.Gómez+x@example.co", "whales, write to (e-mail)"],
    ["+57 300 123 4567", "(telephone)"],
    ["call (300) 123-4567 please", "call (telephone) please"],
    ["0044 20 7946 0000", "(telephone)"],
    ["birds in 12 days", "birds in 12 days"],
    ["under 1.500 €", "under 1.500 €"],
    ["@entreraices #ejecafetero", "@entreraices #ejecafetero"],
  ])("%j says %j", (text, expected) => {
    expect(withoutContacts(text)).toBe(expected)
  })

  it.each([
    "https://www.example.com/en/experiences/?q=whales+in+july&region=pacific",
    "https://www.example.com/en/?utm_source=ig&utm_id=120210000000000&a=May%20trips",
    "https://a.example/?a=%E0%A4%A",
  ])("leaves %j as it is", address => {
    expect(cleanAddress(address)).toBe(address)
  })

  it.each([
    ["?q=ana%40example.com", "?q=(e-mail)"],
    ["?q=call+%2B57+300+123+4567", "?q=call (telephone)"],
    ["?utm_content=ana@example.com", "?utm_content=(e-mail)"],
    ["?gclid=a-1&fbclid=b", ""],
    ["?utm_id=1&gclid=a&q=x&wbraid=b", "?utm_id=1&q=x"],
    ["?_gl=1*a&q=clubid", "?q=clubid"],
  ])("makes of %j %j", (query, expected) => {
    const clean = decodeURIComponent(cleanAddress(`https://a.example/en/${query}`))
    expect(clean.replaceAll("+", " ")).toBe(`https://a.example/en/${expected}`)
  })
})

describe("markup", () => {
  it("tells bold runs from plain ones", () => {
    expect(parseMarkup("**Boat** to Monkey Island and **guide**")).toEqual([
      {text: "Boat", bold: true},
      {text: " to Monkey Island and ", bold: false},
      {text: "guide", bold: true},
    ])
  })

  it("finds links to pages and to other sites, in bold words too", () => {
    const source = "See [our terms](/terms/#law) or **[SIC](https://www.sic.gov.co/a?b=1&c=2)**."
    expect(parseMarkup(source)).toEqual([
      {text: "See ", bold: false},
      {text: "our terms", bold: false, address: "/terms/#law"},
      {text: " or ", bold: false},
      {text: "SIC", bold: true, address: "https://www.sic.gov.co/a?b=1&c=2"},
      {text: ".", bold: false},
    ])
    expect(plainText(source)).toBe("See our terms or SIC.")
    expect(spellOut(source)).toBe("See our terms or SIC (https://www.sic.gov.co/a?b=1&c=2).")
  })

  const noLinks = [
    "[a](javascript:alert(1))",
    "[a](http://example.com)",
    "[a](//example.com)",
    "[a](/terms/?a=1)",
    "[a]()",
    "[a](https://a.example/(b))",
    "[**a**](/terms/)",
    "[](/terms/)",
    "[a](/terms/",
  ]

  it.each(noLinks)("refuses the link %s, and never makes one of it", text => {
    expect(markupFault(text)).toEqual("link")
    expect(parseMarkup(text).filter(({address}) => address)).toEqual([])
  })

  it.each([
    "Plain words",
    "**Bold** words",
    "5 * 3 and 2 * 1",
    "[our terms](/terms/)",
    "**[SIC](https://www.sic.gov.co)**",
  ])("accepts %s", text => {
    expect(markupFault(text)).toBeUndefined()
  })

  it.each(["<b>no</b>", "a &nbsp; b", "`code`", "one ** alone"])("refuses %s", text => {
    expect(markupFault(text)).toEqual(expect.any(String))
  })
})
