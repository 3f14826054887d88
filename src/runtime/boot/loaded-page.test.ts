import {linkManifest} from "./link-manifest"
import {openCollapsibles} from "./open-collapsibles"

describe("openCollapsibles", () => {
  const isOpen = (id: string) => document.getElementById(id)?.hasAttribute("open")

  const readyState = jest.spyOn(document, "readyState", "get")

  beforeAll(() => {
    Element.prototype.scrollIntoView = jest.fn()
    readyState.mockReturnValue("loading")
    openCollapsibles(window)
  })

  beforeEach(() => {
    document.body.innerHTML = `<details id="tap-water" data-print-open></details>
    <details id="other" data-print-open></details><section id="section"></section>
    <details id="menu"></details>`
  })

  const goTo = (hash: string) => {
    window.location.hash = hash
    window.dispatchEvent(new Event("hashchange"))
  }

  it("opens the collapsible that the address points at, and no other", () => {
    goTo("#tap-water")
    expect(isOpen("tap-water")).toBe(true)
    expect(isOpen("other")).toBe(false)
  })

  it("opens it on arrival too", () => {
    window.location.hash = "#other"
    document.dispatchEvent(new Event("DOMContentLoaded"))
    expect(isOpen("other")).toBe(true)
  })

  it("opens it when it comes after the page itself", () => {
    window.location.hash = "#other"
    readyState.mockReturnValue("interactive")
    openCollapsibles(window)
    expect(isOpen("other")).toBe(true)
  })

  it.each(["#section", "#nowhere", "#%E0%A4%A", "#"])("does nothing for %s", hash => {
    goTo(hash)
    expect(document.querySelector("[open]")).toBeNull()
  })

  it("opens all but the menu for printing", () => {
    window.dispatchEvent(new Event("beforeprint"))
    expect([isOpen("tap-water"), isOpen("other"), isOpen("menu")]).toEqual([true, true, false])
  })
})

describe("linkManifest", () => {
  const linked = () =>
    [...document.querySelectorAll("link[rel=manifest]")].map(link => link.getAttribute("href"))

  beforeEach(() => {
    document.head.innerHTML = ""
  })
  afterEach(() => jest.restoreAllMocks())

  it("links the manifest after everything else has loaded", () => {
    jest.spyOn(document, "readyState", "get").mockReturnValue("interactive")
    linkManifest(window)
    expect(linked()).toEqual([])
    window.dispatchEvent(new Event("load"))
    expect(linked()).toEqual(["/site.webmanifest"])
  })

  it("may come after that", () => {
    jest.spyOn(document, "readyState", "get").mockReturnValue("complete")
    linkManifest(window)
    expect(linked()).toEqual(["/site.webmanifest"])
  })
})
