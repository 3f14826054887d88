import {linkManifest, linkManifestText} from "./link-manifest"

const linked = () =>
  [...document.querySelectorAll("link[rel=manifest]")].map(link => link.getAttribute("href"))

beforeEach(() => {
  document.head.innerHTML = ""
})
afterEach(() => jest.restoreAllMocks())

it("links the manifest after everything else has loaded", () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive")
  linkManifest(window, "/a.webmanifest")
  expect(linked()).toEqual([])
  window.dispatchEvent(new Event("load"))
  expect(linked()).toEqual(["/a.webmanifest"])
})

it("is text that runs by itself, and may come after that", () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("complete")
  // biome-ignore lint/security/noGlobalEval: this is what a page does with it
  globalThis.eval(linkManifestText())
  expect(linked()).toEqual(["/site.webmanifest"])
})
