/** @jest-environment node */
import {markupFault, parseMarkup, plainText, spellOut} from "./markup"

describe("parseMarkup", () => {
  it("tells bold runs from plain ones", () => {
    expect(parseMarkup("**Boat** to Monkey Island and **guide**")).toEqual([
      {text: "Boat", bold: true},
      {text: " to Monkey Island and ", bold: false},
      {text: "guide", bold: true},
    ])
  })
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
  expect(spellOut(source)).toBe(
    "See our terms (/terms/#law) or SIC (https://www.sic.gov.co/a?b=1&c=2).",
  )
})

const noLinks = [
  "[a](javascript:alert(1))",
  "[a](http://example.com)",
  "[a](//example.com)",
  "[a](https://)",
  "[a](terms/)",
  "[a](/terms/?a=1)",
  "[a](/terms)",
  "[a]()",
  "[a](https://a.example/(b))",
  "[**a**](/terms/)",
  "[](/terms/)",
  "[a](/terms/",
]

describe("markupFault", () => {
  it.each(noLinks)("refuses the link %s, and never makes one of it", text => {
    expect(markupFault(text)).toEqual(expect.stringMatching(/^link-/))
    expect(parseMarkup(text).filter(({address}) => address)).toEqual([])
  })

  it.each([
    "Plain words",
    "**Bold** words",
    "5 * 3 and 2 * 1",
    "[Words] (and more)",
    "[our terms](/terms/)",
    "**[SIC](https://www.sic.gov.co)**",
  ])("accepts %s", text => {
    expect(markupFault(text)).toBeUndefined()
  })

  it.each([
    "<b>no</b>",
    "a &nbsp; b",
    "`code`",
    "one ** alone",
    "** **",
    "<script>alert(1)</script>",
  ])("refuses %s", text => {
    expect(markupFault(text)).toEqual(expect.any(String))
  })
})
