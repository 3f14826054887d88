import {checkLists, observeLists, readList} from "./item-lists"

const card = (id: string, index: number) =>
  `<a data-event='${JSON.stringify({event: "select_item", ecommerce: {items: [{item_id: id, index}]}})}'></a>`

it("reads the cards of a row by their place, without hidden ones and other events", () => {
  const row = document.createElement("div")
  row.dataset.list = JSON.stringify({item_list_id: "more-1-day", item_list_name: "More"})
  // A looping slider moves its cards about in the document.
  row.innerHTML = `${card("chiva", 3)}${card("cali", 1)}<p hidden>${card("rodizio", 2)}</p>
    <a data-event='{"event":"contact_click"}'></a>`
  expect(readList(row)).toEqual({
    event: "view_item_list",
    ecommerce: {
      item_list_id: "more-1-day",
      item_list_name: "More",
      items: [
        {item_id: "cali", index: 1},
        {item_id: "chiva", index: 3},
      ],
    },
  })
})

it("watches the rows of a page, and of the sections that follow its first screen", async () => {
  const watched = new Set<string>()
  window.IntersectionObserver = class {
    observe = ({id}: Element) => watched.add(id)
    disconnect = () => watched.add("end")
  } as unknown as typeof IntersectionObserver
  const row = (id: string) => `<section><div id="${id}" data-list="{}"></div></section>`
  document.body.innerHTML = `<main>${row("first")}</main>`
  observeLists()
  document.querySelector("main")?.insertAdjacentHTML("beforeend", row("second"))
  await null
  expect([...watched]).toEqual(["first", "second"])

  document.body.innerHTML = `<main>${row("third")}</main>`
  observeLists()
  await null
  expect([...watched]).toEqual(["first", "second", "end", "third"])
})

it("counts a row once on each view of a page, and a changed one as another", () => {
  let see: IntersectionObserverCallback = () => {}
  const watched = new Set<Element>()
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      see = tell
    }
    observe = (row: Element) => watched.add(row)
    unobserve = (row: Element) => watched.delete(row)
    disconnect = () => watched.clear()
  } as unknown as typeof IntersectionObserver
  const pushed: unknown[] = []
  const push = (message: {event?: string}) => message.event && pushed.push(message)
  Object.assign(window, {dataLayer: {push}})
  document.body.innerHTML = `<main><ul data-list="{}">${card("cali", 1)}</ul></main>`
  const row = document.querySelector("ul") as Element
  const look = () =>
    watched.has(row) && see([{isIntersecting: true, target: row}] as never, {} as never)

  observeLists()
  look()
  checkLists()
  look()
  expect(pushed).toHaveLength(1)
  row.innerHTML = card("chiva", 1)
  checkLists()
  look()
  expect(pushed).toHaveLength(2)
  observeLists()
  look()
  expect(pushed).toHaveLength(3)
})

it("counts a row only once a quarter of it is in view", () => {
  let see: IntersectionObserverCallback = () => {}
  let threshold: unknown
  const unobserve = jest.fn()
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit) {
      see = tell
      threshold = options.threshold
    }
    observe = () => undefined
    unobserve = unobserve
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
  const pushed: unknown[] = []
  Object.assign(window, {dataLayer: pushed})
  document.body.innerHTML = `<main><ul data-list="{}">${card("cali", 1)}</ul></main>`
  const row = document.querySelector("ul") as Element
  observeLists()
  expect(threshold).toBe(0.25)
  see([{isIntersecting: false, target: row}] as never, {} as never)
  expect(pushed).toEqual([])
  see([{isIntersecting: true, target: row}] as never, {} as never)
  expect(pushed).toHaveLength(2)
  expect(unobserve).toHaveBeenCalledTimes(1)
})

it("watches nothing before it is told to, and nothing of a page that is gone", async () => {
  jest.resetModules()
  const fresh = require("./item-lists") as typeof import("./item-lists")
  expect(fresh.checkLists).not.toThrow()
  const observe = jest.fn()
  window.IntersectionObserver = class {
    observe = observe
    disconnect() {}
  } as never
  document.body.innerHTML = "<main></main>"
  const old = document.querySelector("main")
  fresh.observeLists()
  document.body.innerHTML = "<main></main>"
  fresh.observeLists()
  old?.insertAdjacentHTML("beforeend", '<ul data-list="{}"></ul>')
  document.querySelector("main")?.insertAdjacentHTML("beforeend", '<ul data-list="{}"></ul>')
  await null
  expect(observe).toHaveBeenCalledTimes(1)
})
