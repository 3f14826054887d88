import {chatLink, whatsappUrl} from "../chat/chat-link"
import {contact, itemViewed, leadFrom, listed, pressed, selected} from "./attributes"
import {events} from "./events"

const trip = {
  slug: "cali",
  group: "3-days",
  kind: "experience" as const,
  price: 400,
  analyticsName: "Cali",
}

/** What a page has loaded, anew for each test. */
const load = async () => {
  jest.resetModules()
  return {
    ...(await import("./apply-consent")),
    ...(await import("./campaign")),
    ...(await import("./consent")),
    ...(await import("./data-layer")),
    ...(await import("./measure")),
  }
}

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
    for (const [stored, expected] of [
      [undefined, [["consent", "default", signals("denied")]]],
      ["rejected", [["consent", "default", signals("denied")]]],
      ["nonsense", [["consent", "default", signals("denied")]]],
      [
        "accepted",
        [
          ["consent", "default", signals("denied")],
          ["consent", "update", signals("granted")],
        ],
      ],
    ] as const) {
      window.dataLayer = undefined
      if (stored) localStorage.setItem("entreraices_cookie_consent", stored)
      const {denyConsent} = await load()
      denyConsent()
      expect(commands()).toEqual(expected)
    }
  })

  it("holds for the visit where nothing can be stored", async () => {
    const {readConsent, storeConsent} = await load()
    const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
    storeConsent("rejected")
    expect(readConsent()).toBe("rejected")
    set.mockRestore()
  })

  it("counts the page of an acceptance again, and takes it back whole", async () => {
    const {applyConsent} = await load()
    applyConsent("accepted")
    expect(pushed("page_view")).toHaveLength(1)
    for (const cookie of ["_ga=1", "_ga_AB12=1", "i18next=es"]) {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
      document.cookie = `${cookie}; Path=/`
    }
    applyConsent("rejected")
    expect(document.cookie).toBe("i18next=es")
    expect(window).toHaveProperty("ga-disable-G-AB12", true)
    expect(commands().at(-1)).toEqual(["consent", "update", signals("denied")])
  })
})

describe("a page", () => {
  it("is viewed with its title, its trip, and without what names a person", async () => {
    const {trackPageView} = await load()
    add(itemViewed(trip))
    history.replaceState(null, "", "/es/experiences/cali/?to=ana@example.com&gclid=abc#days")
    trackPageView()
    expect(pushed("page_view")).toEqual([
      {
        event: "page_view",
        page_title: "Salsa in Cali",
        page_path: "/es/experiences/cali/",
        page_location: "http://localhost/es/experiences/cali/?to=%28e-mail%29",
        page_language: "es",
      },
    ])
    const [item] = pushed("view_item")
    expect(item).toMatchObject({ecommerce: {value: 400, items: [{item_id: "cali"}]}})
    expect(messages()[messages().indexOf(item as never) - 1]).toEqual({ecommerce: null})
  })

  it("that a link leads to is viewed when its title is there, and a place on it never", async () => {
    const {trackRoute} = await load()
    const go = (pathname: string, before?: string) =>
      trackRoute({location: {pathname}, prevLocation: before && {pathname: before}} as never)
    go("/es/")
    go("/es/", "/es/")
    expect(pushed("page_view")).toHaveLength(1)
    go("/es/terms/", "/es/")
    await Promise.resolve()
    expect(pushed("page_view")).toHaveLength(1)
    document.querySelector("title")?.replaceWith(document.createElement("title"))
    await Promise.resolve()
    expect(pushed("page_view")).toHaveLength(2)
  })
})

describe("a press", () => {
  it("pushes the event of what it hits; on a card with its list, of other buttons none", async () => {
    const {startMeasuring} = await load()
    startMeasuring()
    const row = add(listed("catalogue", "3-days"), "section")
    add(pressed(selected(trip, 2)), "button", row).click()
    add(pressed(contact("instagram", "footer")), "button").dispatchEvent(
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

  it("on a chat has its reference, with the campaign's channel after Accept alone", async () => {
    const {applyConsent, trackPress, startCampaign} = await load()
    history.replaceState(null, "", "/es/?utm_source=Instagram&utm_campaign=may")
    startCampaign()
    const chat = chatLink(text => whatsappUrl("57300", text), ["Hola"], "CALI-ES")
    const link = add({...chat, ...pressed(leadFrom(trip, "facts"))}) as HTMLAnchorElement
    document.addEventListener("click", trackPress)
    const press = () => {
      link.click()
      return [
        pushed("generate_lead").at(-1)?.lead_reference,
        new URL(link.href).searchParams.get("text"),
      ]
    }
    expect(press()).toEqual(["CALI-ES", "Hola\nRef. CALI-ES"])
    expect(sessionStorage).toHaveLength(0)
    history.replaceState(null, "", "/es/terms/?a=1")
    applyConsent("accepted")
    expect(press()).toEqual(["CALI-ES-IN", "Hola\nRef. CALI-ES-IN"])
    expect(pushed("page_view").at(-1)?.page_location).toBe(
      "http://localhost/es/terms/?a=1&utm_source=Instagram&utm_campaign=may",
    )
    applyConsent("rejected")
    expect(press()).toEqual(["CALI-ES", "Hola\nRef. CALI-ES"])
    expect(sessionStorage).toHaveLength(0)
    document.removeEventListener("click", trackPress)
  })
})
