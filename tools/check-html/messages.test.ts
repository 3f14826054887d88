import {readReport} from "./messages"

const report = (...messages: object[]) => JSON.stringify({messages})
const page = "file:/site/public/en/index.html"

describe("readReport", () => {
  it("names place and words of an error and of a warning, page by page", () => {
    const {faults, pages} = readReport(
      report(
        {
          type: "error",
          url: page,
          lastLine: 3,
          lastColumn: 9,
          message: "Bad value",
          extract: "<a>\n",
        },
        {type: "info", subType: "warning", url: page, message: "Section lacks heading."},
      ),
    )
    expect(faults).toEqual([`${page}:3:9 Bad value\n    <a>`, `${page}:0:0 Section lacks heading.`])
    expect([...pages]).toEqual([page])
  })

  it("counts a checker that could not read a page as a fault", () => {
    expect(readReport(report({type: "non-document-error", message: "IO Error"})).faults).toEqual([
      "(the checker):0:0 IO Error",
    ])
  })

  it("leaves out what the HTML as served cannot be blamed for, and only that", () => {
    const {faults} = readReport(
      report(
        {type: "info", url: page, message: "Trailing slash on void elements has no effect and …"},
        {
          type: "error",
          url: page,
          message: "Resource violates Content Security Policy (meta tag): image “/a.jpg” blocked",
        },
        {type: "error", url: page, message: "Content Security Policy: bad directive"},
        {
          type: "error",
          url: page,
          message: "CSS: “paint-odor”: Property “paint-odor” doesn't exist.",
        },
      ),
    )
    expect(faults).toHaveLength(2)
  })
})
