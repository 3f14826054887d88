import {checkLists, observeLists, readList} from "./item-lists"

const card = (id: string, index: number) =>
  `<a data-event='${JSON.stringify({event: "select_item", ecommerce: {items: [{item_id: id, index}]}})}'></a>`

const watched = new Set<Element>()
const pushed: {event?: string}[] = []
let threshold: unknown
let tell: IntersectionObserverCallback = () => {}

const row = (id: string) => `<section><div id="${id}" data-list="{}"></div></section>`
const open = (rows: string) => {
  document.body.innerHTML = `<main>${rows}</main>`
  observeLists()
}
const ids = () => [...watched].map(({id}) => id)
/** Has the browser look at what is watched. */
const look = (isIntersecting = true) => {
  const entries = [...watched].map(target => ({isIntersecting, target}))
  if (entries.length > 0) tell(entries as never, {} as never)
}

beforeEach(() => {
  pushed.length = 0
  watched.clear()
  const push = (message: {event?: string}) => message.event && pushed.push(message)
  Object.assign(window, {dataLayer: {push}})
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
      tell = callback
      threshold = options.threshold
    }
    observe = (row: Element) => watched.add(row)
    unobserve = (row: Element) => watched.delete(row)
    disconnect = () => watched.clear()
  } as unknown as typeof IntersectionObserver
})

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

it("watches the rows of a page, of the sections that follow its first screen, and of the next page alone", async () => {
  open(row("first"))
  const old = document.querySelector("main")
  old?.insertAdjacentHTML("beforeend", row("second"))
  await null
  expect(ids()).toEqual(["first", "second"])
  open(row("third"))
  old?.insertAdjacentHTML("beforeend", row("late"))
  await null
  expect(ids()).toEqual(["third"])
})

it("counts a row once on each view of a page, and a changed one as another", () => {
  const list = (id: string) => `<ul data-list="{}">${card(id, 1)}</ul>`
  open(list("cali"))
  look()
  checkLists()
  look()
  expect(pushed).toHaveLength(1)
  const [shown] = document.getElementsByTagName("ul")
  if (shown) shown.innerHTML = card("chiva", 1)
  checkLists()
  look()
  expect(pushed).toHaveLength(2)
  observeLists()
  look()
  expect(pushed).toHaveLength(3)
})

it("counts a row only once a quarter of it is in view", () => {
  open(row("first"))
  expect(threshold).toBe(0.25)
  look(false)
  expect(pushed).toEqual([])
  look()
  expect(pushed).toHaveLength(1)
  expect(ids()).toEqual([])
})

it("watches nothing before it is told to", () => {
  jest.resetModules()
  const fresh = require("./item-lists") as typeof import("./item-lists")
  expect(fresh.checkLists).not.toThrow()
  expect(ids()).toEqual([])
})
