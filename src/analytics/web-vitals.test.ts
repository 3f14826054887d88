import {holder, pushed} from "./testing/measured-page"

type Report = (metric: object) => void

/** What the package was asked to measure, and how it tells. */
let asked: Record<string, Report>
let isThere = true

jest.mock("web-vitals", () => {
  const measure = (name: string) => (report: Report) => {
    if (!isThere) throw new Error("Loading chunk 7 failed")
    asked[name] = report
  }
  return {onCLS: measure("CLS"), onINP: measure("INP"), onLCP: measure("LCP")}
})

const settled = () => new Promise(resolve => setTimeout(resolve))

/** The module as a load of this page has it. */
const load = (address: string) => {
  performance.getEntriesByType = () => [{name: address}] as never
  jest.resetModules()
  return require("./web-vitals") as typeof import("./web-vitals")
}

beforeEach(() => {
  asked = {}
  isThere = true
  holder.dataLayer = []
})

it("reports each figure of a page as a whole number, under the address that it was loaded at", async () => {
  const {measureVitals} = load("https://example.org/en/terms/?from=letter#luggage")
  measureVitals("accepted")
  await settled()
  expect(Object.keys(asked).sort()).toEqual(["CLS", "INP", "LCP"])
  asked.LCP?.({name: "LCP", value: 1240.4, rating: "good", id: "v1"})
  asked.CLS?.({name: "CLS", value: 0.0123, rating: "poor", id: "v2"})
  expect(pushed()).toEqual([
    {
      event: "web_vitals",
      metric_name: "LCP",
      metric_value: 1240,
      metric_rating: "good",
      metric_id: "v1",
      page_path: "/en/terms/",
    },
    {
      event: "web_vitals",
      metric_name: "CLS",
      metric_value: 12,
      metric_rating: "poor",
      metric_id: "v2",
      page_path: "/en/terms/",
    },
  ])
})

it("leaves the page alone where the package does not arrive", async () => {
  isThere = false
  load("https://example.org/en/terms/").measureVitals("accepted")
  await settled()
  expect(pushed()).toEqual([])
})

it("measures a load once, however often it is asked", async () => {
  const {measureVitals} = load("https://example.org/en/terms/")
  measureVitals("accepted")
  await settled()
  asked = {}
  measureVitals("accepted")
  await settled()
  expect(asked).toEqual({})
})

it("measures nothing after a refusal, and reports nothing after a withdrawal", async () => {
  const {measureVitals} = load("https://example.org/en/terms/")
  measureVitals("rejected")
  await settled()
  expect(asked).toEqual({})
  measureVitals("accepted")
  await settled()
  measureVitals("rejected")
  asked.LCP?.({name: "LCP", value: 1240, rating: "good", id: "v1"})
  expect(Object.keys(asked)).toContain("LCP")
  expect(pushed()).toEqual([])
})
