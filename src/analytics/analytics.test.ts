import {blockStorage} from "../lib/testing/block-storage"
import {
  contactEvent,
  eventAttributes,
  leadEvent,
  listAttributes,
  selectEvent,
  viewAttributes,
} from "./attributes"
import {events} from "./events"

const trip = {
  slug: "cali",
  group: "3-days",
  kind: "experience" as const,
  price: 400,
  analyticsName: "Cali",
}

/** Takes the listeners of a page away. */
const unload: (() => void)[] = []
for (const target of [window, document]) {
  const listen = target.addEventListener.bind(target)
  const addEventListener = (type: string, listener: EventListener) => {
    listen(type, listener)
    unload.push(() => target.removeEventListener(type, listener))
  }
  Object.assign(target, {addEventListener})
}

/** What a page has loaded, anew for each test. */
const load = async () => {
  jest.resetModules()
  for (const leave of unload.splice(0)) leave()
  return {
    ...(await import("../consent/consent")),
    ...(await import("./campaign")),
    ...(await import("./deny-consent")),
    ...(await import("./measure")),
    ...(await import("./start-measuring")),
  }
}

const consentKey = "entreraices_cookie_consent"

const messages = () => (window.dataLayer ?? []) as Record<string, unknown>[]
const pushed = (name: string) => messages().filter(({event}) => event === name)
const commands = () =>
  messages()
    .filter(entry => Object.prototype.toString.call(entry) === "[object Arguments]")
    .map(entry => Array.from(entry as unknown as ArrayLike<unknown>))
const signals = (analytics_storage: string) => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage,
})

const add = (attributes: Record<string, string> | undefined, tag = "a", parent = document.body) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes ?? {})) element.setAttribute(name, value)
  parent.append(element)
  return element
}

beforeEach(() => {
  window.dataLayer = undefined
  document.body.innerHTML = ""
  document.head.innerHTML = '<title>Cali</title><meta property="og:title" content="Salsa in Cali">'
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, "", "/es/experiences/cali/")
})

it("has a dozen events at most (docs/analytics.md#events says what to do when it is full)", () => {
  expect(Object.keys(events).slice(12)).toEqual([])
})

describe("consent", () => {
  it("is denied first, and granted for a stored acceptance alone", async () => {
    for (const stored of [undefined, "rejected", "nonsense", "accepted"]) {
      window.dataLayer = undefined
      if (stored) localStorage.setItem(consentKey, stored)
      const {denyConsent} = await load()
      denyConsent()
      const [first, ...later] = commands()
      expect(first).toEqual(["consent", "default", signals("denied")])
      const granted = ["consent", "update", signals("granted")]
      expect(later).toEqual(stored === "accepted" ? [granted] : [])
    }
  })

  it("holds for the visit where nothing can be stored", async () => {
    const {giveConsent, hasAccepted} = await load()
    const unblock = blockStorage("setItem")
    giveConsent("accepted")
    window.dispatchEvent(Object.assign(new Event("pageshow"), {persisted: true}))
    expect(hasAccepted()).toBe(true)
    unblock()
  })

  it.each([
    ["storage", "rejected"],
    ["storage", undefined],
    ["pageshow", "rejected"],
    ["pageshow", undefined],
    ["click", undefined],
    ["input", "rejected"],
  ])(
    "that is taken back, here or in another page, stops this one: %s, %s",
    async (type, stored) => {
      const {giveConsent, startMeasuring, useConsent} = await load()
      startMeasuring()
      giveConsent("accepted")
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
      document.cookie = "_ga=1; Path=/"
      localStorage.clear()
      if (stored) localStorage.setItem(consentKey, stored)
      const key = stored ? consentKey : null
      const event = new Event(type, {bubbles: true})
      document.dispatchEvent(Object.assign(event, {key, persisted: true}))
      expect(useConsent.getState().consent).toBe(stored)
      expect(document.cookie).not.toContain("_ga")
      expect(commands().at(-1)).toEqual(["consent", "update", signals("denied")])
    },
  )

  it("that another page has been given counts here", async () => {
    const {startMeasuring, useConsent} = await load()
    startMeasuring()
    localStorage.setItem(consentKey, "accepted")
    window.dispatchEvent(Object.assign(new Event("storage"), {key: consentKey}))
    expect(useConsent.getState().consent).toBe("accepted")
    expect(commands().at(-1)).toEqual(["consent", "update", signals("granted")])
    expect(pushed("page_view")).toHaveLength(1)
  })
})

describe("a page", () => {
  it("is viewed with its title, its trip, and without what names a person", async () => {
    const came = jest.spyOn(document, "referrer", "get")
    came.mockReturnValue("https://mail.example/?to=ana@example.com")
    const {trackPageView} = await load()
    came.mockRestore()
    add(viewAttributes(trip))
    history.replaceState(null, "", "/es/experiences/cali/?to=ana@example.com&gclid=abc#days")
    trackPageView()
    expect(pushed("page_view")).toEqual([
      {
        event: "page_view",
        page_title: "Salsa in Cali",
        page_path: "/es/experiences/cali/",
        page_location: "http://localhost/es/experiences/cali/?to=%28e-mail%29",
        page_referrer: "https://mail.example/?to=%28e-mail%29",
        page_language: "es",
      },
    ])
    const [item] = pushed("view_item")
    expect(item).toMatchObject({ecommerce: {value: 400, items: [{item_id: "cali"}]}})
    expect(messages()[messages().indexOf(item as never) - 1]).toEqual({ecommerce: null})
  })

  it("that a link leads to is viewed when its title is there, and a place on it never", async () => {
    const {trackRoute} = await load()
    const go = (pathname: string, before?: string) => {
      history.replaceState(null, "", pathname)
      trackRoute({location: {pathname}, prevLocation: before && {pathname: before}} as never)
    }
    const bringTitle = async () => {
      document.querySelector("title")?.replaceWith(document.createElement("title"))
      await Promise.resolve()
    }
    const viewed = () => pushed("page_view").map(({page_path}) => page_path)
    go("/es/")
    go("/es/", "/es/")
    expect(viewed()).toEqual(["/es/"])
    go("/es/terms/", "/es/")
    await Promise.resolve()
    expect(viewed()).toEqual(["/es/"])
    await bringTitle()
    expect(viewed()).toEqual(["/es/", "/es/terms/"])
    // Two presses of Back: the second before the title, then before the page that it leads to.
    go("/es/about-us/", "/es/terms/")
    go("/es/saved/", "/es/about-us/")
    await bringTitle()
    go("/es/compare/", "/es/saved/")
    history.replaceState(null, "", "/es/")
    await bringTitle()
    go("/es/", "/es/compare/")
    await bringTitle()
    expect(viewed()).toEqual(["/es/", "/es/terms/", "/es/saved/", "/es/"])
    // Forward, and Back before that page has its title.
    go("/es/terms/", "/es/")
    go("/es/", "/es/terms/")
    await bringTitle()
    expect(viewed()).toEqual(["/es/", "/es/terms/", "/es/saved/", "/es/"])
  })

  it("that moves to a language tells where its visitor came from", async () => {
    const came = jest.spyOn(document, "referrer", "get")
    const {keepReferrer} = await import("./referrer")
    came.mockReturnValue("https://www.google.com/")
    keepReferrer()
    came.mockReturnValue("http://localhost/")
    for (const referrer of ["https://www.google.com/", "http://localhost/"]) {
      const {trackPageView} = await load()
      trackPageView()
      expect(pushed("page_view").at(-1)).toMatchObject({page_referrer: referrer})
      expect(sessionStorage).toHaveLength(0)
    }
    came.mockRestore()
  })
})

describe("a press", () => {
  it("pushes the event of what it hits; on a card with its list, of other buttons none", async () => {
    const {startMeasuring} = await load()
    startMeasuring()
    const row = add(listAttributes("catalogue", "3-days"), "section")
    add(eventAttributes(selectEvent(trip, 2)), "button", row).click()
    add(eventAttributes(contactEvent("instagram", "footer")), "button").dispatchEvent(
      new MouseEvent("auxclick", {button: 2, bubbles: true}),
    )
    expect(pushed("select_item")).toMatchObject([
      {
        ecommerce: {
          item_list_id: "catalogue-3-days",
          item_list_name: "Catalogue: 3-days",
          items: [{item_id: "cali", index: 2, quantity: 1}],
        },
      },
    ])
    expect(pushed("contact_click")).toEqual([])
  })

  it("on a chat has the reference that the chat ends with, and leaves its address alone", async () => {
    const {startMeasuring} = await load()
    startMeasuring()
    const href = "https://wa.me/57300?text=Hola&_gl=1"
    const chat = {href, "data-reference": "CALI-ES-IG"}
    const link = add({...chat, ...eventAttributes(leadEvent(trip, "facts"))}) as HTMLAnchorElement
    link.click()
    expect(pushed("generate_lead")).toMatchObject([{lead_reference: "CALI-ES-IG"}])
    expect(link.href).toBe(href)
  })
})
