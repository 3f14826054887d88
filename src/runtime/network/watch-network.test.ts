import {watchNetwork} from "./watch-network"

const goOnline = (isOnline: boolean) => {
  Object.defineProperty(window.navigator, "onLine", {value: isOnline, configurable: true})
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"))
}

/** Clicks a link; true if the browser would follow it. */
const isFollowed = (attributes: Record<string, string>, init: MouseEventInit = {}) => {
  const link = document.createElement("a")
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.body.append(link)
  const event = new MouseEvent("click", {bubbles: true, cancelable: true, ...init})
  const followed = link.dispatchEvent(event)
  link.remove()
  return followed
}

beforeAll(() => watchNetwork(window))
afterEach(() => goOnline(true))

describe("watchNetwork", () => {
  it("marks the document for as long as there is no network", () => {
    goOnline(false)
    expect(document.documentElement).toHaveAttribute("data-offline")
    goOnline(true)
    expect(document.documentElement).not.toHaveAttribute("data-offline")
  })

  it.each<[string, Record<string, string>, MouseEventInit | undefined, boolean]>([
    ["a page of the site", {href: "/es/about-us/"}, undefined, false],
    ["a place on the same page", {href: "#contact"}, undefined, true],
    ["the booking link", {href: "https://wa.me/57", target: "_blank"}, undefined, true],
    ["a file to save", {href: "/preparation", download: "trip.ics"}, undefined, true],
    ["another site", {href: "https://example.org/"}, undefined, true],
    ["a page in a new tab", {href: "/es/about-us/"}, {ctrlKey: true}, true],
  ])("without a network, %s", (_, attributes, init, expected) => {
    goOnline(false)
    expect(isFollowed(attributes, init)).toBe(expected)
  })

  it("opens a page that the device keeps, and no other", async () => {
    const match = jest.fn(async (path: string) => (path === "/es/saved/" ? {} : undefined))
    const moves: string[] = []
    const listeners = new Map<string, (event: Event) => void>()
    const page = {
      document,
      location: {
        origin: window.location.origin,
        pathname: "/en/saved/",
        search: "",
        assign: (to: string) => moves.push(to),
      },
      navigator: {onLine: false, serviceWorker: {controller: {}}},
      caches: {match},
      addEventListener: (name: string, listener: (event: Event) => void) =>
        listeners.set(name, listener),
    }
    watchNetwork(page as unknown as Window)
    document.documentElement.removeAttribute("data-offline")
    const press = async (href: string) => {
      const link = document.createElement("a")
      link.href = href
      const event = new MouseEvent("click", {cancelable: true})
      Object.defineProperty(event, "target", {value: link})
      listeners.get("click")?.(event)
      await new Promise(resolve => setTimeout(resolve))
    }
    await press("/es/saved/")
    expect(moves).toEqual([`${window.location.origin}/es/saved/`])
    expect(document.documentElement).not.toHaveAttribute("data-offline")
    await press("/es/about-us/")
    expect(moves).toHaveLength(1)
    expect(document.documentElement).toHaveAttribute("data-offline")
  })

  it("its notice can be closed", () => {
    goOnline(false)
    document.body.innerHTML = "<button data-close-notice><span>×</span></button>"
    document.querySelector("span")?.click()
    expect(document.documentElement).not.toHaveAttribute("data-offline")
    document.body.innerHTML = ""
  })

  it("leaves every link alone with a network", () => {
    expect(window.navigator.onLine).toBe(true)
    expect(isFollowed({href: "/es/about-us/"})).toBe(true)
  })
})
