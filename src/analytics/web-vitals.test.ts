import {holder, pushed} from "./testing/measured-page"
import {measureVitals} from "./web-vitals"

type Report = (metric: object) => void

/** What the package was asked to measure, and how it tells. */
let asked: Record<string, Report>
let isThere = true

jest.mock("../lib/when-idle", () => ({whenIdle: (action: () => void) => action()}))
jest.mock("web-vitals", () => {
  const measure = (name: string) => (report: Report) => {
    if (!isThere) throw new Error("Loading chunk 7 failed")
    asked[name] = report
  }
  return {onCLS: measure("CLS"), onINP: measure("INP"), onLCP: measure("LCP")}
})

const settled = () => new Promise(resolve => setTimeout(resolve))

beforeEach(() => {
  asked = {}
  isThere = true
  holder.dataLayer = []
  window.history.replaceState(null, "", "/en/terms/")
})

it("reports each figure of a page as a whole number, under the address that it was loaded at", async () => {
  measureVitals()
  await settled()
  expect(Object.keys(asked).sort()).toEqual(["CLS", "INP", "LCP"])
  window.history.replaceState(null, "", "/en/about-us/")
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
  measureVitals()
  await settled()
  expect(pushed()).toEqual([])
})
