import {holder, measurePage, names, pushed} from "./testing/measured-page"

let firstView: Record<string, unknown>[] = []
let consent: unknown[][] = []

beforeAll(() => {
  measurePage()
  firstView = pushed()
  consent = (holder.dataLayer ?? [])
    .filter(entry => entry[0] === "consent")
    .map(entry => Object.values(entry))
})

const states = (signals: unknown) => Object.values(signals as object).join(" ")

it("denies all signals, then grants what the stored answer allows", () => {
  expect(consent.map(([, command]) => command)).toEqual(["default", "update"])
  expect(states(consent[0]?.[2])).toBe("denied denied denied denied")
  expect(consent[1]?.[2]).toMatchObject({analytics_storage: "granted", ad_storage: "denied"})
})

it("pushes the view of the page with its title, path and language, then what it reports", () => {
  expect(firstView).toEqual([
    {
      event: "page_view",
      page_title: "Salsa in Cali",
      page_path: "/es/experiences/cali/",
      page_location: "http://localhost/es/experiences/cali/?utm_source=x",
      page_language: "es",
    },
    {event: "view_item", ecommerce: {items: []}},
  ])
})

it("views the page again when the browser brings it back", () => {
  holder.dataLayer = []
  window.dispatchEvent(new PageTransitionEvent("pageshow", {persisted: false}))
  expect(names()).toEqual([])
  window.dispatchEvent(new PageTransitionEvent("pageshow", {persisted: true}))
  expect(names()).toEqual(["page_view", "view_item"])
})

it.each([
  ["that is being left", "leaving", ""],
  ["behind the gate", "gate", "pending"],
])("views no page %s", (_, mark, value) => {
  holder.dataLayer = []
  document.documentElement.dataset[mark] = value
  window.dispatchEvent(new PageTransitionEvent("pageshow", {persisted: true}))
  delete document.documentElement.dataset[mark]
  expect(names()).toEqual([])
})
