import {type Audit, type BenchFigures, median, type PageFigures, summarize} from "./figures"
import {benchReport, missedTargets} from "./report"
import {copyOf} from "./scale-project"
import {readEncoded, readPageCount} from "./timed-build"

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

const output = `success onPreInit - 0.412s
success Building production JavaScript and CSS bundles - 21.040s
info Total nodes: 190, SitePage nodes: 73 (use --verbose for breakdown)
success run page queries - 1.503s - 64/64 42.58/s
info Encoding pictures: 31 of 434, about 60 s left
info 434 pictures encoded in 61.7 s
`

it("reads pages and pictures out of the report", () => {
  expect(readPageCount(output)).toBe(73)
  expect(readEncoded(output)).toEqual({encoded: 434, encodingSeconds: 61.7})
  expect(readEncoded("")).toEqual({encoded: 0, encodingSeconds: 0})
})

const words = {en: "A walk", es: "Caminar"}
const original = {
  slug: "walk",
  code: "WALK",
  title: words,
  messagingTitle: words,
  seo: {title: words, description: words},
  price: 70,
}

it("keeps the real ones as they are in the first round", () => {
  expect(copyOf(original, 0)).toEqual(original)
})

it("gives every copy an address, titles and search texts of its own, none longer", () => {
  const copies = [1, 2].map(round => copyOf(original, round))
  expect(copies.map(({slug}) => slug)).toEqual(["walk-1", "walk-2"])
  for (const {code} of copies) expect(code).toMatch(/^[A-Z]{5}$/)
  expect(new Set(copies.map(({code}) => code)).size).toBe(2)
  expect(copies[1]?.title).toEqual({en: "2:walk", es: "2:minar"})
  expect(copies[1]?.messagingTitle).toEqual(copies[1]?.title)
  expect(copies[1]?.seo.description).toEqual(copies[1]?.title)
  expect(copies[1]?.price).toBe(70)
})

it("tells a copy from an original that begins with its number", () => {
  const thirteen = {...original, title: {en: "13 days", es: "13 días"}}
  const copies = [1, 13].map(round => copyOf(thirteen, round).title.en)
  expect(new Set([thirteen.title.en, ...copies]).size).toBe(3)
})
