import {type Audit, type BenchFigures, median, type PageFigures, summarize} from "./figures"
import {benchReport, missedTargets} from "./report"

const audit = (changes: Partial<Audit> = {}): Audit => ({
  fcp: 800,
  lcp: 900,
  tbt: 0,
  cls: 0,
  scores: [100, 100, 100, 100],
  ...changes,
})

const figures = (changes: Partial<PageFigures> = {}, answers = {}): BenchFigures => ({
  runs: 5,
  pages: {
    "/a/": {simulated: audit(), applied: audit(), hydrated: 3000, bytes: 150_000, ...changes},
  },
  answers: {menu: 0, ...answers},
})

it("takes the middle value, and does not let it hide a shift", () => {
  expect([median([900, 100, 300]), median([4, 1, 3, 2]), median([])]).toEqual([300, 2, 0])
  const audits = [audit({lcp: 700}), audit({lcp: 9000, cls: 0.2}), audit({lcp: 710})]
  expect(summarize(audits)).toEqual(audit({lcp: 710, cls: 0.2}))
})

it("names each target missed with its page, throttling and figure", () => {
  expect(missedTargets(figures())).toEqual([])
  const applied = audit({lcp: 2000, tbt: 61, cls: 0.02})
  const simulated = audit({scores: [100, 92, 100, 100]})
  expect(missedTargets(figures({simulated, applied}, {filter: 210}))).toEqual([
    "/a/, simulated: scores 100, 92, 100, 100",
    "/a/, applied: largest paint 2000 ms, target 1500",
    "/a/, applied: blocking time 61 ms, target 60",
    "/a/, applied: layout shift 0.0200, target 0",
    "filter: 210 ms, target 200",
  ])
})

it("compares with another build where there is one", () => {
  const other = {simulated: audit({lcp: 600}), applied: audit()}
  expect(missedTargets(figures({other}))).toEqual([
    "/a/, simulated: largest paint 1.50 times the other build's",
  ])
  expect(benchReport(figures({other}))).toContain("| 900 / 900, was 600 / 900 |")
  expect(benchReport(figures())).toContain(
    "| /a/ | 800 / 800 | 900 / 900 | 0 / 0 | 0.000 | 3000 | 150 | 100 100 100 100 |",
  )
  expect(benchReport(figures())).toMatch(/menu under 16\.$/)
})
