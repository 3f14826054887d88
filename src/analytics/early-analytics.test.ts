import {denyConsent} from "./early-analytics"
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

it("tells where the visitor of an address without a page comes from", () => {
  holder.dataLayer = []
  const view = document.querySelector("[data-view]") as HTMLElement
  const before = view.dataset.view
  view.dataset.view = JSON.stringify({event: "page_not_found"})
  jest.spyOn(document, "referrer", "get").mockReturnValue("https://b.example/old/")
  window.dispatchEvent(new PageTransitionEvent("pageshow", {persisted: true}))
  view.dataset.view = before
  expect(pushed()[1]).toEqual({
    event: "page_not_found",
    page_path: "/es/experiences/cali/",
    page_referrer: "https://b.example/old/",
  })
})

it("views a page behind the gate once its visitor is in", () => {
  holder.dataLayer = []
  document.documentElement.dataset.gate = "ready"
  window.dispatchEvent(new PageTransitionEvent("pageshow", {persisted: true}))
  delete document.documentElement.dataset.gate
  expect(names()).toEqual(["page_view", "view_item"])
})

it("starts a list of messages where there is none yet, and denies all signals in it", () => {
  const page = {localStorage, sessionStorage} as unknown as Window & {dataLayer: object[]}
  denyConsent(page, "another-house")
  expect(page.dataLayer.map(entry => Object.values(entry))).toEqual([
    [
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
      },
    ],
  ])
  // The container takes no array for a command.
  expect(Array.isArray(page.dataLayer[0])).toBe(false)
})
