import {linkManifest} from "./link-manifest"

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
