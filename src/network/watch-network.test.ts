import {watchNetwork} from "./watch-network"

const goOnline = (isOnline: boolean) => {
  Object.defineProperty(window.navigator, "onLine", {value: isOnline, configurable: true})
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"))
}

/** Clicks a link; true where the browser would follow it. */
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
    ["another site", {href: "https://example.org/"}, undefined, true],
    ["a page in a new tab", {href: "/es/about-us/"}, {ctrlKey: true}, true],
  ])("without a network, %s", (_, attributes, init, expected) => {
    goOnline(false)
    expect(isFollowed(attributes, init)).toBe(expected)
  })

  it("leaves every link alone with a network", () => {
    expect(window.navigator.onLine).toBe(true)
    expect(isFollowed({href: "/es/about-us/"})).toBe(true)
  })
})
