import {denyConsent, measureEarly} from "./early-analytics"

type Holder = {dataLayer?: Record<string, unknown>[]}

const holder = window as unknown as Holder
const pushed = () => (holder.dataLayer ?? []).filter(entry => entry.event !== undefined)
const names = () => pushed().map(({event}) => event)

const press = (selector: string, type = "click", button = 0) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`no ${selector}`)
  holder.dataLayer = []
  element.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, button}))
}

const card = {event: "select_item", ecommerce: {items: [{item_id: "cali", index: 2}]}}
const attribute = (event: object) => JSON.stringify(event).replaceAll('"', "&quot;")

const page = `
  <div data-view="${attribute({event: "view_item", ecommerce: {items: []}})}"></div>
  <a href="#book" id="book" data-event="${attribute({event: "contact_click"})}"><b>Write</b></a>
  <details id="block"><summary data-event="${attribute({event: "question_opened"})}">Safe?</summary></details>
  <section data-list="${attribute({item_list_id: "catalogue-3-days"})}">
    <a href="#card" id="card" data-event="${attribute(card)}">View</a>
  </section>
  <a href="#loose" id="loose" data-event="${attribute(card)}">View</a>
  <a href="#plain" id="plain">Plain</a>`

let firstView: Record<string, unknown>[] = []
let consent: unknown[][] = []

beforeAll(() => {
  document.title = "Salsa in Cali"
  document.documentElement.lang = "es"
  document.body.innerHTML = page
  window.history.replaceState(null, "", "/es/experiences/cali/?utm_source=x#top")
  window.localStorage.setItem("entreraices_cookie_consent", "accepted")
  // The script stands before the container and once more before what measures: it must count once.
  for (const _ of ["early", "late"]) denyConsent(window, "entreraices")
  measureEarly(window)
  firstView = pushed()
  consent = (holder.dataLayer ?? [])
    .filter(entry => entry[0] === "consent")
    .map(entry => Object.values(entry))
})

const states = (signals: unknown) => Object.values(signals as object).join(" ")

describe("the early script", () => {
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
})

describe("a press", () => {
  it("is counted on what lies inside a link", () => {
    press("#book b")
    expect(names()).toEqual(["contact_click"])
  })

  it("is counted with the middle button, not with the right one", () => {
    press("#book", "auxclick", 1)
    expect(names()).toEqual(["contact_click"])
    press("#book", "auxclick", 2)
    expect(names()).toEqual([])
  })

  it("is counted when it opens a block, not when it closes it", () => {
    press("summary")
    expect(names()).toEqual(["question_opened"])
    document.querySelector("details")?.setAttribute("open", "")
    press("summary")
    expect(names()).toEqual([])
  })

  it("on a card names the list, after a reset of the items before", () => {
    press("#card")
    expect(holder.dataLayer).toEqual([
      {ecommerce: null},
      {
        event: "select_item",
        ecommerce: {items: [{item_id: "cali", index: 2}], item_list_id: "catalogue-3-days"},
      },
    ])
    press("#loose")
    expect(pushed()).toEqual([card])
  })

  it("on anything else pushes nothing", () => {
    press("#plain")
    expect(holder.dataLayer).toEqual([])
  })

  it("that came before the script is counted when the script comes", () => {
    const kept = (selector: string) => ({type: "click", target: document.querySelector(selector)})
    const page = {
      dataLayer: [] as Record<string, unknown>[],
      document: {readyState: "loading", addEventListener: () => undefined},
      addEventListener: () => undefined,
      earlyClicks: [kept("#book b"), kept("summary"), kept("#plain")],
    }
    // By then the browser has opened the block.
    document.querySelector("details")?.setAttribute("open", "")
    measureEarly(page as never)
    expect(page.dataLayer.map(({event}) => event)).toEqual(["contact_click", "question_opened"])
  })
})
