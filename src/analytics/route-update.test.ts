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

const holder = window as unknown as {dataLayer?: Record<string, unknown>[]}
const observe = jest.fn()

beforeAll(() => {
  // jsdom has none.
  window.IntersectionObserver = class {
    observe = observe
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

/** Comes to a page that is loaded or shown, without going there. */
const arrive = (change: Partial<Route>) => {
  holder.dataLayer = []
  observe.mockClear()
  document.body.innerHTML = '<main><ul data-list="{}"></ul></main>'
  recordRoute({location: at("/en/"), ...change} as Route)
}

it.each(["Our terms", "Home"])("counts a page once its title is there: %s", async title => {
  holder.dataLayer = []
  observe.mockClear()
  document.title = "Home"
  window.history.replaceState(null, "", "/en/terms/")
  document.documentElement.lang = "en"
  go("/en/", "/en/terms/", "Terms")
  document.body.innerHTML = '<main><ul data-list="{}"></ul></main>'
  // What Gatsby does: the old title goes, the new one comes later.
  document.head.querySelector("title")?.remove()
  document.head.append(document.createElement("meta"))
  await Promise.resolve()
  expect(views()).toEqual([])
  document.head.append(Object.assign(document.createElement("title"), {textContent: title}))
  await Promise.resolve()
  expect(views()).toEqual([["/en/terms/", title, "en"]])
  expect(observe).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event("pagehide"))
  expect(views()).toHaveLength(1)
})

it("keeps the title of before where a page without one has no heading either", () => {
  holder.dataLayer = []
  document.title = "Before"
  document.body.innerHTML = ""
  recordRoute({location: at("/en/"), prevLocation: at("/es/")} as Route)
  window.dispatchEvent(new Event("pagehide"))
  expect(views()).toEqual([["/en/", "Before", "en"]])
})

it("takes a change of query or hash for no new page", () => {
  arrive({prevLocation: at("/en/")})
  window.dispatchEvent(new Event("pagehide"))
  expect(views()).toEqual([])
  expect(observe).not.toHaveBeenCalled()
})

it("counts the first page and its rows at once", () => {
  arrive({prevLocation: null as never})
  expect(views()).toHaveLength(1)
  expect(observe).toHaveBeenCalledTimes(1)
})
