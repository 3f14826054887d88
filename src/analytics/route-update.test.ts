import {recordRoute} from "./route-update"

type Route = Parameters<typeof recordRoute>[0]

const at = (pathname: string) =>
  ({pathname, href: `https://www.example.com${pathname}`}) as Route["location"]

/** Goes from one page to another, whose heading is there; its title comes later. */
const go = (from: string, to: string, heading: string) => {
  document.body.innerHTML = `<h1>${heading}</h1>`
  recordRoute({location: at(to), prevLocation: at(from)} as Route)
}

const views = () => {
  const {dataLayer = []} = window as unknown as {dataLayer?: Record<string, unknown>[]}
  return dataLayer.map(({page_path, page_title, page_language}) => [
    page_path,
    page_title,
    page_language,
  ])
}

beforeAll(() => {
  // jsdom has none; no list is in view here.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never
  document.title = "Home"
})

it("loses no view when the visitor goes on before a title is there", () => {
  go("/en/", "/es/", "Colombia")
  expect(views()).toEqual([])
  go("/es/", "/es/terms/", "Términos")
  expect(views()).toEqual([["/es/", "Colombia", "es"]])
  window.dispatchEvent(new Event("pagehide"))
  expect(views()[1]).toEqual(["/es/terms/", "Términos", "es"])
})
