import {denyConsent} from "./consent/deny-consent"
import {searchUsed} from "./planner-used"
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

/** The browser brings the page back from its cache, or loads it. */
const comeBack = (persisted = true) =>
  void window.dispatchEvent(new PageTransitionEvent("pageshow", {persisted}))

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

beforeEach(() => {
  holder.dataLayer = []
})

it("names language and title of the page, and not of a browser's translation", () => {
  const shared = '<meta property="og:title" content="Salsa en Cali, 4 días">'
  document.head.insertAdjacentHTML("beforeend", shared)
  document.title = "La salsa à Cali"
  document.documentElement.lang = "fr"
  comeBack()
  expect(pushed()[0]).toMatchObject({page_title: "Salsa en Cali, 4 días", page_language: "es"})
  document.head.querySelector("meta[property]")?.remove()
  document.title = "Salsa in Cali"
})

it("views a page that the browser has only prepared once somebody sees it", () => {
  const page = document as Document & {prerendering?: boolean}
  page.prerendering = true
  comeBack()
  expect(names()).toEqual([])
  page.prerendering = false
  document.dispatchEvent(new Event("prerenderingchange"))
  document.dispatchEvent(new Event("prerenderingchange"))
  expect(names()).toEqual(["page_view", "view_item"])
})

it("tells no e-mail address and no telephone number that a visitor has typed", () => {
  const before = location.href
  history.replaceState(null, "", "/es/experiences/?q=ana%40example.com&month=7")
  comeBack()
  history.replaceState(null, "", before)
  searchUsed("3001234567", 0)
  expect(pushed()[0]?.page_location).toMatch(/\?q=\(e-mail\)&month=7$/)
  expect(JSON.stringify(pushed())).not.toMatch(/ana|3001234567/)
})

it("views the page again when the browser brings it back", () => {
  comeBack(false)
  expect(names()).toEqual([])
  comeBack()
  expect(names()).toEqual(["page_view", "view_item"])
})

it("tells where the visitor of an address without a page comes from", () => {
  const view = document.querySelector("[data-view]") as HTMLElement
  const before = view.dataset.view
  view.dataset.view = JSON.stringify({event: "page_not_found"})
  jest.spyOn(document, "referrer", "get").mockReturnValue("https://b.example/old/")
  comeBack()
  view.dataset.view = before
  expect(pushed()[1]).toEqual({
    event: "page_not_found",
    page_path: "/es/experiences/cali/",
    page_referrer: "https://b.example/old/",
  })
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
