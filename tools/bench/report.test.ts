import {table, toMarkdown} from "./report"
import {sampleAudit, sampleFigures} from "./sample-figures"

it("writes a table", () => {
  expect(table(["a", "b"], [[1, "x"]])).toBe("| a | b |\n| --- | --- |\n| 1 | x |")
})

it("sets the site beside the hand-written page, and names its largest paint", () => {
  const applied = {site: sampleAudit({lcp: 2000}), plain: sampleAudit({lcp: 1000})}
  const report = toMarkdown(sampleFigures({applied}), 5)
  expect(report).toContain("Medians of 5 runs")
  expect(report).toContain(
    "| /en/ | 800 / 800 | 1.00 | 2000 / 1000 | 2.00 | 0 / 0 | 0.0000 | `picture > img` |",
  )
  expect(report).toContain("- /en/, applied: LCP is 2.000 times")
})

it("says how the pages were served, where it was not by the preview server", () => {
  const served = "Served by nginx."
  const report = toMarkdown({served, ...sampleFigures()}, 5)
  expect(report.startsWith(`${served}\n\nMedians`)).toBe(true)
  expect([report.includes(".svg"), toMarkdown(sampleFigures(), 5).includes(".svg")]).toEqual([
    false,
    true,
  ])
})

it("says so where nothing was missed", () => {
  expect(toMarkdown(sampleFigures(), 1)).toMatch(/Targets missed\n\nNone\.$/)
})

it("tells which pages are of a later run than the others", () => {
  expect(toMarkdown(sampleFigures(), 5)).not.toContain("again")
  const report = toMarkdown({...sampleFigures(), again: ["/en/", "/es/"]}, 5)
  expect(report).toContain(
    "Measured again after a change, the others in the run before: /en/, /es/.",
  )
})
