import {median, missed, type Row, toMarkdown} from "./report"

const row: Row = {
  page: "/en/",
  fcp: 900,
  lcp: 1200,
  cls: 0,
  element: "img",
  html: 20_000,
  script: 90_000,
  font: 35_000,
  picture: 60_000,
  total: 210_000,
}

it("takes the middle of uneven figures", () => {
  expect(median([900, 100, 300])).toBe(300)
})

it("names every budget that is missed, with its figure", () => {
  expect(missed([row])).toEqual([])
  expect(missed([{...row, script: 130_000, cls: 0.02}])).toEqual([
    "/en/: script is 130000, the budget is 105000",
    "/en/: cls is 0.02, the budget is 0",
  ])
})

it("writes one line a page", () => {
  expect(toMarkdown([row], 5)).toContain("| /en/ | 900 | 1200 | img | 0.000 | 20.0 | 90.0 |")
})
