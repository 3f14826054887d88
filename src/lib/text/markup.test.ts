/** @jest-environment node */
import {markupFault, parseMarkup} from "./markup"

describe("parseMarkup", () => {
  it("tells bold runs from plain ones", () => {
    expect(parseMarkup("**Boat** to Monkey Island and **guide**")).toEqual([
      {text: "Boat", bold: true},
      {text: " to Monkey Island and ", bold: false},
      {text: "guide", bold: true},
    ])
  })
})

describe("markupFault", () => {
  it.each(["Plain words", "**Bold** words", "5 * 3 and 2 * 1"])("accepts %s", text => {
    expect(markupFault(text)).toBeUndefined()
  })

  it.each([
    "<b>no</b>",
    "a &nbsp; b",
    "[link](https://example.com)",
    "`code`",
    "one ** alone",
    "** **",
    "<script>alert(1)</script>",
  ])("refuses %s", text => {
    expect(markupFault(text)).toEqual(expect.any(String))
  })
})
